import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 3313:
/***/ ((module) => {

module.exports = Pend;

function Pend() {
  this.pending = 0;
  this.max = Infinity;
  this.listeners = [];
  this.waiting = [];
  this.error = null;
}

Pend.prototype.go = function(fn) {
  if (this.pending < this.max) {
    pendGo(this, fn);
  } else {
    this.waiting.push(fn);
  }
};

Pend.prototype.wait = function(cb) {
  if (this.pending === 0) {
    cb(this.error);
  } else {
    this.listeners.push(cb);
  }
};

Pend.prototype.hold = function() {
  return pendHold(this);
};

function pendHold(self) {
  self.pending += 1;
  var called = false;
  return onCb;
  function onCb(err) {
    if (called) throw new Error("callback called twice");
    called = true;
    self.error = self.error || err;
    self.pending -= 1;
    if (self.waiting.length > 0 && self.pending < self.max) {
      pendGo(self, self.waiting.shift());
    } else if (self.pending === 0) {
      var listeners = self.listeners;
      self.listeners = [];
      listeners.forEach(cbListener);
    }
  }
  function cbListener(listener) {
    listener(self.error);
  }
}

function pendGo(self, fn) {
  fn(pendHold(self));
}


/***/ }),

/***/ 4248:
/***/ ((module) => {

// Adapted from https://github.com/brianloveswords/buffer-crc32/blob/v0.2.13/index.js
const CRC_TABLE = new Int32Array([
  0x00000000, 0x77073096, 0xee0e612c, 0x990951ba, 0x076dc419, 0x706af48f, 0xe963a535, 0x9e6495a3,
  0x0edb8832, 0x79dcb8a4, 0xe0d5e91e, 0x97d2d988, 0x09b64c2b, 0x7eb17cbd, 0xe7b82d07, 0x90bf1d91,
  0x1db71064, 0x6ab020f2, 0xf3b97148, 0x84be41de, 0x1adad47d, 0x6ddde4eb, 0xf4d4b551, 0x83d385c7,
  0x136c9856, 0x646ba8c0, 0xfd62f97a, 0x8a65c9ec, 0x14015c4f, 0x63066cd9, 0xfa0f3d63, 0x8d080df5,
  0x3b6e20c8, 0x4c69105e, 0xd56041e4, 0xa2677172, 0x3c03e4d1, 0x4b04d447, 0xd20d85fd, 0xa50ab56b,
  0x35b5a8fa, 0x42b2986c, 0xdbbbc9d6, 0xacbcf940, 0x32d86ce3, 0x45df5c75, 0xdcd60dcf, 0xabd13d59,
  0x26d930ac, 0x51de003a, 0xc8d75180, 0xbfd06116, 0x21b4f4b5, 0x56b3c423, 0xcfba9599, 0xb8bda50f,
  0x2802b89e, 0x5f058808, 0xc60cd9b2, 0xb10be924, 0x2f6f7c87, 0x58684c11, 0xc1611dab, 0xb6662d3d,
  0x76dc4190, 0x01db7106, 0x98d220bc, 0xefd5102a, 0x71b18589, 0x06b6b51f, 0x9fbfe4a5, 0xe8b8d433,
  0x7807c9a2, 0x0f00f934, 0x9609a88e, 0xe10e9818, 0x7f6a0dbb, 0x086d3d2d, 0x91646c97, 0xe6635c01,
  0x6b6b51f4, 0x1c6c6162, 0x856530d8, 0xf262004e, 0x6c0695ed, 0x1b01a57b, 0x8208f4c1, 0xf50fc457,
  0x65b0d9c6, 0x12b7e950, 0x8bbeb8ea, 0xfcb9887c, 0x62dd1ddf, 0x15da2d49, 0x8cd37cf3, 0xfbd44c65,
  0x4db26158, 0x3ab551ce, 0xa3bc0074, 0xd4bb30e2, 0x4adfa541, 0x3dd895d7, 0xa4d1c46d, 0xd3d6f4fb,
  0x4369e96a, 0x346ed9fc, 0xad678846, 0xda60b8d0, 0x44042d73, 0x33031de5, 0xaa0a4c5f, 0xdd0d7cc9,
  0x5005713c, 0x270241aa, 0xbe0b1010, 0xc90c2086, 0x5768b525, 0x206f85b3, 0xb966d409, 0xce61e49f,
  0x5edef90e, 0x29d9c998, 0xb0d09822, 0xc7d7a8b4, 0x59b33d17, 0x2eb40d81, 0xb7bd5c3b, 0xc0ba6cad,
  0xedb88320, 0x9abfb3b6, 0x03b6e20c, 0x74b1d29a, 0xead54739, 0x9dd277af, 0x04db2615, 0x73dc1683,
  0xe3630b12, 0x94643b84, 0x0d6d6a3e, 0x7a6a5aa8, 0xe40ecf0b, 0x9309ff9d, 0x0a00ae27, 0x7d079eb1,
  0xf00f9344, 0x8708a3d2, 0x1e01f268, 0x6906c2fe, 0xf762575d, 0x806567cb, 0x196c3671, 0x6e6b06e7,
  0xfed41b76, 0x89d32be0, 0x10da7a5a, 0x67dd4acc, 0xf9b9df6f, 0x8ebeeff9, 0x17b7be43, 0x60b08ed5,
  0xd6d6a3e8, 0xa1d1937e, 0x38d8c2c4, 0x4fdff252, 0xd1bb67f1, 0xa6bc5767, 0x3fb506dd, 0x48b2364b,
  0xd80d2bda, 0xaf0a1b4c, 0x36034af6, 0x41047a60, 0xdf60efc3, 0xa867df55, 0x316e8eef, 0x4669be79,
  0xcb61b38c, 0xbc66831a, 0x256fd2a0, 0x5268e236, 0xcc0c7795, 0xbb0b4703, 0x220216b9, 0x5505262f,
  0xc5ba3bbe, 0xb2bd0b28, 0x2bb45a92, 0x5cb36a04, 0xc2d7ffa7, 0xb5d0cf31, 0x2cd99e8b, 0x5bdeae1d,
  0x9b64c2b0, 0xec63f226, 0x756aa39c, 0x026d930a, 0x9c0906a9, 0xeb0e363f, 0x72076785, 0x05005713,
  0x95bf4a82, 0xe2b87a14, 0x7bb12bae, 0x0cb61b38, 0x92d28e9b, 0xe5d5be0d, 0x7cdcefb7, 0x0bdbdf21,
  0x86d3d2d4, 0xf1d4e242, 0x68ddb3f8, 0x1fda836e, 0x81be16cd, 0xf6b9265b, 0x6fb077e1, 0x18b74777,
  0x88085ae6, 0xff0f6a70, 0x66063bca, 0x11010b5c, 0x8f659eff, 0xf862ae69, 0x616bffd3, 0x166ccf45,
  0xa00ae278, 0xd70dd2ee, 0x4e048354, 0x3903b3c2, 0xa7672661, 0xd06016f7, 0x4969474d, 0x3e6e77db,
  0xaed16a4a, 0xd9d65adc, 0x40df0b66, 0x37d83bf0, 0xa9bcae53, 0xdebb9ec5, 0x47b2cf7f, 0x30b5ffe9,
  0xbdbdf21c, 0xcabac28a, 0x53b39330, 0x24b4a3a6, 0xbad03605, 0xcdd70693, 0x54de5729, 0x23d967bf,
  0xb3667a2e, 0xc4614ab8, 0x5d681b02, 0x2a6f2b94, 0xb40bbe37, 0xc30c8ea1, 0x5a05df1b, 0x2d02ef8d,
]);

function crc32(buf) {
  let crc = -1;
  for (let x of buf) {
    crc = CRC_TABLE[(crc ^ x) & 0xff] ^ (crc >>> 8);
  }
  return (crc ^ -1) >>> 0;
}

module.exports = crc32;


/***/ }),

/***/ 3502:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

// This was adapted from https://github.com/andrewrk/node-fd-slicer by Andrew Kelley under the MIT License.
var fs = __nccwpck_require__(9896);
var util = __nccwpck_require__(9023);
var stream = __nccwpck_require__(2203);
var Readable = stream.Readable;
var PassThrough = stream.PassThrough;
var Pend = __nccwpck_require__(3313);
var EventEmitter = (__nccwpck_require__(4434).EventEmitter);

exports.BufferSlicer = BufferSlicer;
exports.FdSlicer = FdSlicer;

util.inherits(FdSlicer, EventEmitter);
function FdSlicer(fd) {
  EventEmitter.call(this);

  this.fd = fd;
  this.pend = new Pend();
  this.pend.max = 1;
  this.refCount = 0;
}

FdSlicer.prototype.read = function(buffer, offset, length, position, callback) {
  var self = this;
  self.pend.go(function(cb) {
    fs.read(self.fd, buffer, offset, length, position, function(err, bytesRead, buffer) {
      cb();
      callback(err, bytesRead, buffer);
    });
  });
};

FdSlicer.prototype.createReadStream = function(options) {
  return new ReadStream(this, options);
};

FdSlicer.prototype.ref = function() {
  this.refCount += 1;
};

FdSlicer.prototype.unref = function() {
  var self = this;
  self.refCount -= 1;
  if (self.refCount < 0) throw new Error("invalid unref");
  if (self.refCount > 0) return;

  fs.close(self.fd, onCloseDone);

  function onCloseDone(err) {
    if (err) {
      self.emit('error', err);
    } else {
      self.emit('close');
    }
  }
};

util.inherits(ReadStream, Readable);
function ReadStream(context, options) {
  options = options || {};
  Readable.call(this, options);

  this.context = context;
  this.context.ref();

  this.start = options.start || 0;
  this.endOffset = options.end;
  this.pos = this.start;
}

ReadStream.prototype._read = function(n) {
  var self = this;

  var toRead = Math.min(self._readableState.highWaterMark, n);
  if (self.endOffset != null) {
    toRead = Math.min(toRead, self.endOffset - self.pos);
  }
  if (toRead <= 0) {
    self.push(null);
    this._cleanup();
    return;
  }
  self.context.pend.go(function(cb) {
    var buffer = Buffer.allocUnsafe(toRead);
    fs.read(self.context.fd, buffer, 0, toRead, self.pos, function(err, bytesRead) {
      if (err) {
        self.destroy(err);
      } else if (bytesRead === 0) {
        self.push(null);
        self._cleanup();
      } else {
        self.pos += bytesRead;
        self.push(buffer.slice(0, bytesRead));
      }
      cb();
    });
  });
};

ReadStream.prototype._destroy = function(err, cb) {
  // Node 14+ calls this automatically at EOF.
  this._cleanup();
  cb(err);
};

ReadStream.prototype._cleanup = function() {
  if (this.context != null) {
    this.context.unref();
    this.context = null;
  }
};

util.inherits(BufferSlicer, EventEmitter);
function BufferSlicer(buffer) {
  EventEmitter.call(this);

  this.refCount = 0;
  this.buffer = buffer;
}

BufferSlicer.prototype.read = function(buffer, offset, length, position, callback) {
  if (!(0 <= offset && offset <= buffer.length)) throw new RangeError("offset outside buffer: 0 <= " + offset + " <= " + buffer.length);
  if (position < 0) throw new RangeError("position is negative: " + position);
  if (offset + length > buffer.length) {
    // The caller's buffer can't hold all the bytes they're trying to read.
    // Clamp the length instead of giving an error.
    // The callback will be informed of fewer than expected bytes written.
    length = buffer.length - offset;
  }
  if (position + length > this.buffer.length) {
    // Clamp any attempt to read past the end of the source buffer.
    length = this.buffer.length - position;
  }
  if (length <= 0) {
    // After any clamping, we're fully out of bounds or otherwise have nothing to do.
    // This isn't an error; it's just zero bytes written.
    setImmediate(function() {
      callback(null, 0);
    });
    return;
  }
  this.buffer.copy(buffer, offset, position, position + length);
  setImmediate(function() {
    callback(null, length);
  });
};

BufferSlicer.prototype.createReadStream = function(options) {
  options = options || {};
  var readStream = new PassThrough(options);
  readStream.start = options.start || 0;
  readStream.endOffset = options.end;
  // by the time this function returns, we'll be done.
  readStream.pos = readStream.endOffset || this.buffer.length;

  var entireSlice = this.buffer.slice(readStream.start, readStream.pos);
  // Cut the buffer into smaller slices for better memory usage when streaming into a zlib inflate stream.
  // See https://github.com/thejoshwolfe/yauzl/issues/87
  var maxChunkSize = 0x10000;
  var offset = 0;
  while (true) {
    var nextOffset = offset + maxChunkSize;
    if (nextOffset >= entireSlice.length) {
      // last chunk
      if (offset < entireSlice.length) {
        readStream.write(entireSlice.slice(offset, entireSlice.length));
      }
      break;
    }
    readStream.write(entireSlice.slice(offset, nextOffset));
    offset = nextOffset;
  }

  readStream.end();
  return readStream;
};

BufferSlicer.prototype.ref = function() {
  this.refCount += 1;
};

BufferSlicer.prototype.unref = function() {
  this.refCount -= 1;

  if (this.refCount < 0) {
    throw new Error("invalid unref");
  }
};


/***/ }),

/***/ 663:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

var __webpack_unused_export__;
var fs = __nccwpck_require__(9896);
var zlib = __nccwpck_require__(3106);
var fd_slicer = __nccwpck_require__(3502);
var util = __nccwpck_require__(9023);
var EventEmitter = (__nccwpck_require__(4434).EventEmitter);
var Transform = (__nccwpck_require__(2203).Transform);
var PassThrough = (__nccwpck_require__(2203).PassThrough);
var Writable = (__nccwpck_require__(2203).Writable);

// Node 20 added zlib.crc32.
const crc32 = typeof zlib.crc32 === "function" ? zlib.crc32 : __nccwpck_require__(4248);

__webpack_unused_export__ = open;
__webpack_unused_export__ = fromFd;
__webpack_unused_export__ = fromBuffer;
__webpack_unused_export__ = fromRandomAccessReader;
__webpack_unused_export__ = openPromise;
__webpack_unused_export__ = fromFdPromise;
__webpack_unused_export__ = fromBufferPromise;
exports.or = fromRandomAccessReaderPromise;

__webpack_unused_export__ = dosDateTimeToDate;
exports.ax = getFileNameLowLevel;
__webpack_unused_export__ = validateFileName;
__webpack_unused_export__ = parseExtraFields;
__webpack_unused_export__ = ZipFile;
__webpack_unused_export__ = Entry;
__webpack_unused_export__ = LocalFileHeader;
exports.lJ = RandomAccessReader;

function openPromise(path, options) {
  return new Promise((resolve, reject) => {
    open(path, {...options, lazyEntries: true}, function(err, zipfile) {
      if (err) return reject(err);
      resolve(zipfile);
    });
  });
}
function fromFdPromise(fd, options) {
  return new Promise((resolve, reject) => {
    fromFd(fd, {...options, lazyEntries: true}, function(err, zipfile) {
      if (err) return reject(err);
      resolve(zipfile);
    });
  });
}
function fromBufferPromise(buffer, options) {
  return new Promise((resolve, reject) => {
    fromBuffer(buffer, {...options, lazyEntries: true}, function(err, zipfile) {
      if (err) return reject(err);
      resolve(zipfile);
    });
  });
}
function fromRandomAccessReaderPromise(reader, totalSize, options) {
  return new Promise((resolve, reject) => {
    fromRandomAccessReader(reader, totalSize, {...options, lazyEntries: true}, function(err, zipfile) {
      if (err) return reject(err);
      resolve(zipfile);
    });
  });
}

function open(path, options, callback) {
  if (typeof options === "function") {
    callback = options;
    options = null;
  }
  if (options == null) options = {};
  if (options.autoClose == null) options.autoClose = true;
  if (options.lazyEntries == null) options.lazyEntries = false;
  if (options.decodeStrings == null) options.decodeStrings = true;
  if (options.validateEntrySizes == null) options.validateEntrySizes = true;
  if (options.strictFileNames == null) options.strictFileNames = false;
  if (callback == null) callback = defaultCallback;
  fs.open(path, "r", function(err, fd) {
    if (err) return callback(err);
    fromFd(fd, options, function(err, zipfile) {
      if (err) fs.close(fd, defaultCallback);
      callback(err, zipfile);
    });
  });
}

function fromFd(fd, options, callback) {
  if (typeof options === "function") {
    callback = options;
    options = null;
  }
  if (options == null) options = {};
  if (options.autoClose == null) options.autoClose = false;
  if (options.lazyEntries == null) options.lazyEntries = false;
  if (options.decodeStrings == null) options.decodeStrings = true;
  if (options.validateEntrySizes == null) options.validateEntrySizes = true;
  if (options.strictFileNames == null) options.strictFileNames = false;
  if (callback == null) callback = defaultCallback;
  fs.fstat(fd, function(err, stats) {
    if (err) return callback(err);
    var reader = new fd_slicer.FdSlicer(fd);
    fromRandomAccessReader(reader, stats.size, options, callback);
  });
}

function fromBuffer(buffer, options, callback) {
  if (typeof options === "function") {
    callback = options;
    options = null;
  }
  if (options == null) options = {};
  options.autoClose = false;
  if (options.lazyEntries == null) options.lazyEntries = false;
  if (options.decodeStrings == null) options.decodeStrings = true;
  if (options.validateEntrySizes == null) options.validateEntrySizes = true;
  if (options.strictFileNames == null) options.strictFileNames = false;
  var reader = new fd_slicer.BufferSlicer(buffer);
  fromRandomAccessReader(reader, buffer.length, options, callback);
}

function fromRandomAccessReader(reader, totalSize, options, callback) {
  if (typeof options === "function") {
    callback = options;
    options = null;
  }
  if (options == null) options = {};
  if (options.autoClose == null) options.autoClose = true;
  if (options.lazyEntries == null) options.lazyEntries = false;
  if (options.decodeStrings == null) options.decodeStrings = true;
  var decodeStrings = !!options.decodeStrings;
  if (options.validateEntrySizes == null) options.validateEntrySizes = true;
  if (options.strictFileNames == null) options.strictFileNames = false;
  if (callback == null) callback = defaultCallback;
  if (typeof totalSize !== "number") throw new Error("expected totalSize parameter to be a number");
  if (totalSize > Number.MAX_SAFE_INTEGER) {
    throw new Error("zip file too large. only file sizes up to 2^52 are supported due to JavaScript's Number type being an IEEE 754 double.");
  }

  // the matching unref() call is in zipfile.close()
  reader.ref();

  // eocdr means End of Central Directory Record.
  // search backwards for the eocdr signature.
  // the last field of the eocdr is a variable-length comment.
  // the comment size is encoded in a 2-byte field in the eocdr, which we can't find without trudging backwards through the comment to find it.
  // as a consequence of this design decision, it's possible to have ambiguous zip file metadata if a coherent eocdr was in the comment.
  // we search backwards for a eocdr signature, and hope that whoever made the zip file was smart enough to forbid the eocdr signature in the comment.
  var eocdrWithoutCommentSize = 22;
  var zip64EocdlSize = 20; // Zip64 end of central directory locator
  var maxCommentSize = 0xffff; // 2-byte size
  var bufferSize = Math.min(zip64EocdlSize + eocdrWithoutCommentSize + maxCommentSize, totalSize);
  var buffer = newBuffer(bufferSize);
  var bufferReadStart = totalSize - buffer.length;
  readAndAssertNoEof(reader, buffer, 0, bufferSize, bufferReadStart, function(err) {
    if (err) return callback(err);
    for (var i = bufferSize - eocdrWithoutCommentSize; i >= 0; i -= 1) {
      if (buffer.readUInt32LE(i) !== 0x06054b50) continue;
      // found eocdr
      var eocdrBuffer = buffer.subarray(i);

      // 0 - End of central directory signature = 0x06054b50
      // 4 - Number of this disk
      var diskNumber = eocdrBuffer.readUInt16LE(4);
      // 6 - Disk where central directory starts
      // 8 - Number of central directory records on this disk
      // 10 - Total number of central directory records
      var entryCount = eocdrBuffer.readUInt16LE(10);
      // 12 - Size of central directory (bytes)
      // 16 - Offset of start of central directory, relative to start of archive
      var centralDirectoryOffset = eocdrBuffer.readUInt32LE(16);
      // 20 - Comment length
      var commentLength = eocdrBuffer.readUInt16LE(20);
      var expectedCommentLength = eocdrBuffer.length - eocdrWithoutCommentSize;
      if (commentLength !== expectedCommentLength) {
        return callback(new Error("Invalid comment length. Expected: " + expectedCommentLength + ". Found: " + commentLength + ". Are there extra bytes at the end of the file? Or is the end of central dir signature `PK☺☻` in the comment?"));
      }
      // 22 - Comment
      // the encoding is always cp437.
      var comment = decodeStrings ? decodeBuffer(eocdrBuffer.subarray(22), false)
                                  : eocdrBuffer.subarray(22);

      // Look for a Zip64 end of central directory locator
      if (i - zip64EocdlSize >= 0 && buffer.readUInt32LE(i - zip64EocdlSize) === 0x07064b50) {
        // ZIP64 format
        var zip64EocdlBuffer = buffer.subarray(i - zip64EocdlSize, i - zip64EocdlSize + zip64EocdlSize);
        // 0 - zip64 end of central dir locator signature = 0x07064b50
        // 4 - number of the disk with the start of the zip64 end of central directory
        // 8 - relative offset of the zip64 end of central directory record
        var zip64EocdrOffset = readUInt64LE(zip64EocdlBuffer, 8);
        // 16 - total number of disks

        // ZIP64 end of central directory record
        var zip64EocdrBuffer = newBuffer(56);
        return readAndAssertNoEof(reader, zip64EocdrBuffer, 0, zip64EocdrBuffer.length, zip64EocdrOffset, function(err) {
          if (err) return callback(err);

          // 0 - zip64 end of central dir signature                           4 bytes  (0x06064b50)
          if (zip64EocdrBuffer.readUInt32LE(0) !== 0x06064b50) {
            return callback(new Error("invalid zip64 end of central directory record signature"));
          }
          // 4 - size of zip64 end of central directory record                8 bytes
          // 12 - version made by                                             2 bytes
          // 14 - version needed to extract                                   2 bytes
          // 16 - number of this disk                                         4 bytes
          diskNumber = zip64EocdrBuffer.readUInt32LE(16);
          if (diskNumber !== 0) {
            // Check this only after zip64 overrides. See #118.
            return callback(new Error("multi-disk zip files are not supported: found disk number: " + diskNumber));
          }
          // 20 - number of the disk with the start of the central directory  4 bytes
          // 24 - total number of entries in the central directory on this disk         8 bytes
          // 32 - total number of entries in the central directory            8 bytes
          entryCount = readUInt64LE(zip64EocdrBuffer, 32);
          // 40 - size of the central directory                               8 bytes
          // 48 - offset of start of central directory with respect to the starting disk number     8 bytes
          centralDirectoryOffset = readUInt64LE(zip64EocdrBuffer, 48);
          // 56 - zip64 extensible data sector                                (variable size)
          return callback(null, new ZipFile(reader, centralDirectoryOffset, totalSize, entryCount, comment, options.autoClose, options.lazyEntries, decodeStrings, options.validateEntrySizes, options.strictFileNames));
        });
      }

      // Not ZIP64 format
      if (diskNumber !== 0) {
        return callback(new Error("multi-disk zip files are not supported: found disk number: " + diskNumber));
      }
      return callback(null, new ZipFile(reader, centralDirectoryOffset, totalSize, entryCount, comment, options.autoClose, options.lazyEntries, decodeStrings, options.validateEntrySizes, options.strictFileNames));

    }

    // Not a zip file.
    callback(new Error("End of central directory record signature not found. Either not a zip file, or file is truncated."));
  });
}

util.inherits(ZipFile, EventEmitter);
function ZipFile(reader, centralDirectoryOffset, fileSize, entryCount, comment, autoClose, lazyEntries, decodeStrings, validateEntrySizes, strictFileNames) {
  var self = this;
  EventEmitter.call(self);
  self.reader = reader;
  // forward close events
  self.reader.on("error", function(err) {
    // error closing the fd
    emitError(self, err);
  });
  self.reader.once("close", function() {
    self.emit("close");
  });
  self.readEntryCursor = centralDirectoryOffset;
  self.fileSize = fileSize;
  self.entryCount = entryCount;
  self.comment = comment;
  self.entriesRead = 0;
  self.autoClose = !!autoClose;
  self.lazyEntries = !!lazyEntries;
  self.decodeStrings = !!decodeStrings;
  self.validateEntrySizes = !!validateEntrySizes;
  self.strictFileNames = !!strictFileNames;
  self.isOpen = true;
  self.emittedError = false;
  self.hasEachEntryBeenCalled = false;

  if (!self.lazyEntries) self._readEntry();
}
ZipFile.prototype.close = function() {
  if (!this.isOpen) return;
  this.isOpen = false;
  this.reader.unref();
};

function emitErrorAndAutoClose(self, err) {
  if (self.autoClose) self.close();
  emitError(self, err);
}
function emitError(self, err) {
  if (self.emittedError) return;
  self.emittedError = true;
  self.emit("error", err);
}

ZipFile.prototype.readEntry = function() {
  if (!this.lazyEntries) throw new Error("readEntry() called without lazyEntries:true");
  this._readEntry();
};
ZipFile.prototype._readEntry = function() {
  var self = this;
  if (self.entryCount === self.entriesRead) {
    // done with metadata
    setImmediate(function() {
      if (self.autoClose) self.close();
      if (self.emittedError) return;
      self.emit("end");
    });
    return;
  }
  if (self.emittedError) return;
  var buffer = newBuffer(46);
  readAndAssertNoEof(self.reader, buffer, 0, buffer.length, self.readEntryCursor, function(err) {
    if (err) return emitErrorAndAutoClose(self, err);
    if (self.emittedError) return;
    var entry = new Entry();
    // 0 - Central directory file header signature
    var signature = buffer.readUInt32LE(0);
    if (signature !== 0x02014b50) return emitErrorAndAutoClose(self, new Error("invalid central directory file header signature: 0x" + signature.toString(16)));
    // 4 - Version made by
    entry.versionMadeBy = buffer.readUInt16LE(4);
    // 6 - Version needed to extract (minimum)
    entry.versionNeededToExtract = buffer.readUInt16LE(6);
    // 8 - General purpose bit flag
    entry.generalPurposeBitFlag = buffer.readUInt16LE(8);
    // 10 - Compression method
    entry.compressionMethod = buffer.readUInt16LE(10);
    // 12 - File last modification time
    entry.lastModFileTime = buffer.readUInt16LE(12);
    // 14 - File last modification date
    entry.lastModFileDate = buffer.readUInt16LE(14);
    // 16 - CRC-32
    entry.crc32 = buffer.readUInt32LE(16);
    // 20 - Compressed size
    entry.compressedSize = buffer.readUInt32LE(20);
    // 24 - Uncompressed size
    entry.uncompressedSize = buffer.readUInt32LE(24);
    // 28 - File name length (n)
    entry.fileNameLength = buffer.readUInt16LE(28);
    // 30 - Extra field length (m)
    entry.extraFieldLength = buffer.readUInt16LE(30);
    // 32 - File comment length (k)
    entry.fileCommentLength = buffer.readUInt16LE(32);
    // 34 - Disk number where file starts
    // 36 - Internal file attributes
    entry.internalFileAttributes = buffer.readUInt16LE(36);
    // 38 - External file attributes
    entry.externalFileAttributes = buffer.readUInt32LE(38);
    // 42 - Relative offset of local file header
    entry.relativeOffsetOfLocalHeader = buffer.readUInt32LE(42);

    if (entry.generalPurposeBitFlag & 0x40) return emitErrorAndAutoClose(self, new Error("strong encryption is not supported"));

    self.readEntryCursor += 46;

    buffer = newBuffer(entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength);
    readAndAssertNoEof(self.reader, buffer, 0, buffer.length, self.readEntryCursor, function(err) {
      if (err) return emitErrorAndAutoClose(self, err);
      if (self.emittedError) return;
      // 46 - File name
      entry.fileNameRaw = buffer.subarray(0, entry.fileNameLength);
      // 46+n - Extra field
      var fileCommentStart = entry.fileNameLength + entry.extraFieldLength;
      entry.extraFieldRaw = buffer.subarray(entry.fileNameLength, fileCommentStart);
      // 46+n+m - File comment
      entry.fileCommentRaw = buffer.subarray(fileCommentStart, fileCommentStart + entry.fileCommentLength);

      // Parse the extra fields, which we need for processing other fields.
      try {
        entry.extraFields = parseExtraFields(entry.extraFieldRaw);
      } catch (err) {
        return emitErrorAndAutoClose(self, err);
      }

      // Interpret strings according to bit flags, extra fields, and options.
      if (self.decodeStrings) {
        var isUtf8 = (entry.generalPurposeBitFlag & 0x800) !== 0;
        entry.fileComment = decodeBuffer(entry.fileCommentRaw, isUtf8);
        entry.fileName = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, self.strictFileNames);
        var errorMessage = validateFileName(entry.fileName);
        if (errorMessage != null) return emitErrorAndAutoClose(self, new Error(errorMessage));
      } else {
        entry.fileComment = entry.fileCommentRaw;
        entry.fileName = entry.fileNameRaw;
      }
      // Maintain API compatibility. See https://github.com/thejoshwolfe/yauzl/issues/47
      entry.comment = entry.fileComment;

      self.readEntryCursor += buffer.length;
      self.entriesRead += 1;

      // Check for the Zip64 Extended Information Extra Field.
      for (var i = 0; i < entry.extraFields.length; i++) {
        var extraField = entry.extraFields[i];
        if (extraField.id !== 0x0001) continue;
        // Found it.

        var zip64EiefBuffer = extraField.data;
        var index = 0;
        // 0 - Original Size          8 bytes
        if (entry.uncompressedSize === 0xffffffff) {
          if (index + 8 > zip64EiefBuffer.length) {
            return emitErrorAndAutoClose(self, new Error("zip64 extended information extra field does not include uncompressed size"));
          }
          entry.uncompressedSize = readUInt64LE(zip64EiefBuffer, index);
          index += 8;
        }
        // 8 - Compressed Size        8 bytes
        if (entry.compressedSize === 0xffffffff) {
          if (index + 8 > zip64EiefBuffer.length) {
            return emitErrorAndAutoClose(self, new Error("zip64 extended information extra field does not include compressed size"));
          }
          entry.compressedSize = readUInt64LE(zip64EiefBuffer, index);
          index += 8;
        }
        // 16 - Relative Header Offset 8 bytes
        if (entry.relativeOffsetOfLocalHeader === 0xffffffff) {
          if (index + 8 > zip64EiefBuffer.length) {
            return emitErrorAndAutoClose(self, new Error("zip64 extended information extra field does not include relative header offset"));
          }
          entry.relativeOffsetOfLocalHeader = readUInt64LE(zip64EiefBuffer, index);
          index += 8;
        }
        // 24 - Disk Start Number      4 bytes

        break;
      }

      // validate file size
      if (self.validateEntrySizes && entry.compressionMethod === 0) {
        var expectedCompressedSize = entry.uncompressedSize;
        if (entry.isEncrypted()) {
          // traditional encryption prefixes the file data with a header
          expectedCompressedSize += 12;
        }
        if (entry.compressedSize !== expectedCompressedSize) {
          var msg = "compressed/uncompressed size mismatch for stored file: " + entry.compressedSize + " != " + entry.uncompressedSize;
          return emitErrorAndAutoClose(self, new Error(msg));
        }
      }

      self.emit("entry", entry);

      if (!self.lazyEntries) self._readEntry();
    });
  });
};

ZipFile.prototype.eachEntry = function() {
  const self = this;
  if (!self.lazyEntries) throw new Error("eachEntry() requires lazyEntries: true");
  if (self.hasEachEntryBeenCalled) throw new Error("eachEntry() must only be called once per ZipFile");
  self.hasEachEntryBeenCalled = true;

  let pendingResolveReject = null;
  self.on("entry", onEntry);
  self.on("end", onEnd);
  self.on("error", onError);
  function cleanup() {
    self.removeListener("entry", onEntry);
    self.removeListener("end", onEnd);
    self.removeListener("error", onError);
    if (self.autoClose) self.close();
  }

  function onEntry(entry) {
    let {resolve} = pendingResolveReject;
    pendingResolveReject = null;
    resolve({value: entry});
  }
  function onEnd() {
    let {resolve} = pendingResolveReject;
    pendingResolveReject = null;
    cleanup();
    resolve({done: true});
  }
  function onError(err) {
    let {reject} = pendingResolveReject;
    pendingResolveReject = null;
    cleanup();
    reject(err);
  }

  return {
    [Symbol.asyncIterator]() {
      // Called once by `for await...of`.
      return this;
    },
    next() {
      // Called on each iteration in a `for await...of`.
      const promise = new Promise((resolve, reject) => {
        if (pendingResolveReject != null) throw new Error("next() called before previous Promise was resolved.");
        pendingResolveReject = {resolve, reject};
      });
      self.readEntry();
      return promise;
    },
    return(value) {
      // Called when breaking, returning, throwing out of a `for await...of`.
      cleanup();
      return Promise.resolve({done: true, value});
    },
    throw(value) {
      // Almost never called. Something about `yield*` maybe?
      cleanup();
      return Promise.reject(value);
    },
  };
};

ZipFile.prototype.openReadStream = function(entry, options, callback) {
  var self = this;
  // parameter validation
  var relativeStart = 0;
  var relativeEnd = entry.compressedSize;
  if (callback == null) {
    callback = options;
    options = null;
  }
  if (options == null) {
    options = {};
  } else {
    if (options.decodeFileData === false) {
      // new, simple option
      if (options.decrypt != null) {
        throw new Error("cannot use options.decrypt when options.decodeFileData === false");
      }
      if (options.decompress != null) {
        throw new Error("cannot use options.decompress when options.decodeFileData === false");
      }
      // start and end are allowed
    } else {
      // old, complicated options
      if (options.decrypt != null) {
        if (!entry.isEncrypted()) {
          throw new Error("options.decrypt can only be specified for encrypted entries. See also option decodeFileData.");
        }
        if (options.decrypt !== false) throw new Error("invalid options.decrypt value: " + options.decrypt);
        if (entry.isCompressed()) {
          if (options.decompress !== false) throw new Error("entry is encrypted and compressed, and options.decompress !== false. See also option decodeFileData.");
        }
      }
      if (options.decompress != null) {
        if (!entry.isCompressed()) {
          throw new Error("options.decompress can only be specified for compressed entries. See also option decodeFileData.");
        }
        if (!(options.decompress === false || options.decompress === true)) {
          throw new Error("invalid options.decompress value: " + options.decompress);
        }
        decompress = options.decompress;
      }
    }
    if (options.start != null) {
      relativeStart = options.start;
      if (relativeStart < 0) throw new Error("options.start < 0");
      if (relativeStart > entry.compressedSize) throw new Error("options.start > entry.compressedSize");
    }
    if (options.end != null) {
      relativeEnd = options.end;
      if (relativeEnd < 0) throw new Error("options.end < 0");
      if (relativeEnd > entry.compressedSize) throw new Error("options.end > entry.compressedSize");
      if (relativeEnd < relativeStart) throw new Error("options.end < options.start");
    }
  }
  var rawMode = (
    options.decodeFileData === false || // Explicitly requested raw.
    (
      (entry.compressionMethod === 0 || // Naturally without compression.
        (entry.compressionMethod === 8 && options.decompress === false) // Deprecated compression bypass option.
      ) &&
      (!entry.isEncrypted() || // Naturally without encryption.
        options.decrypt === false // Deprecated encryption bypass option.
      )
    )
  );
  if (options.start != null || options.end != null) {
    // Ensure slicing deals with raw data.
    if (!rawMode) throw new Error("start/end range require options.decodeFileData === false for non-trivial encoded entries.");
  }

  // any further errors can either be caused by the zipfile,
  // or were introduced in a minor version of yauzl,
  // so should be passed to the client rather than thrown.
  if (!self.isOpen) return callback(new Error("closed"));
  if (entry.isEncrypted() && !rawMode) {
    if (options.decrypt !== false) return callback(new Error("entry is encrypted, and options.decodeFileData !== false"));
  }
  var decompress;
  if (rawMode) {
    decompress = false;
  } else if (entry.compressionMethod === 8) {
    // 8 - The file is Deflated
    decompress = options.decodeFileData !== true;
  } else {
    return callback(new Error("unsupported compression method: " + entry.compressionMethod));
  }

  self.readLocalFileHeader(entry, {minimal: true}, function(err, localFileHeader) {
    if (err) return callback(err);
    self.openReadStreamLowLevel(
      localFileHeader.fileDataStart, entry.compressedSize,
      relativeStart, relativeEnd,
      decompress, entry.uncompressedSize,
      callback);
  });
};

ZipFile.prototype.openReadStreamLowLevel = function(fileDataStart, compressedSize, relativeStart, relativeEnd, decompress, uncompressedSize, callback) {
  var self = this;

  var fileDataEnd = fileDataStart + compressedSize;
  var readStream = self.reader.createReadStream({
    start: fileDataStart + relativeStart,
    end: fileDataStart + relativeEnd,
  });
  var endpointStream = readStream;
  if (decompress) {
    var destroyed = false;
    var inflateFilter = zlib.createInflateRaw();
    readStream.on("error", function(err) {
      // setImmediate here because errors can be emitted during the first call to pipe()
      setImmediate(function() {
        if (!destroyed) inflateFilter.emit("error", err);
      });
    });
    readStream.pipe(inflateFilter);

    if (self.validateEntrySizes) {
      endpointStream = new AssertByteCountStream(uncompressedSize);
      inflateFilter.on("error", function(err) {
        // forward zlib errors to the client-visible stream
        setImmediate(function() {
          if (!destroyed) endpointStream.emit("error", err);
        });
      });
      inflateFilter.pipe(endpointStream);
    } else {
      // the zlib filter is the client-visible stream
      endpointStream = inflateFilter;
    }
    // this is part of yauzl's API, so implement this function on the client-visible stream
    installDestroyFn(endpointStream, function() {
      destroyed = true;
      if (inflateFilter !== endpointStream) inflateFilter.unpipe(endpointStream);
      readStream.unpipe(inflateFilter);
      // TODO: the inflateFilter may cause a memory leak. see Issue #27.
      readStream.destroy();
    });
  }
  callback(null, endpointStream);
};

ZipFile.prototype.readLocalFileHeader = function(entry, options, callback) {
  var self = this;
  if (callback == null) {
    callback = options;
    options = null;
  }
  if (options == null) options = {};

  self.reader.ref();
  var buffer = newBuffer(30);
  readAndAssertNoEof(self.reader, buffer, 0, buffer.length, entry.relativeOffsetOfLocalHeader, function(err) {
    try {
      if (err) return callback(err);
      // 0 - Local file header signature = 0x04034b50
      var signature = buffer.readUInt32LE(0);
      if (signature !== 0x04034b50) {
        return callback(new Error("invalid local file header signature: 0x" + signature.toString(16)));
      }

      var fileNameLength = buffer.readUInt16LE(26);
      var extraFieldLength = buffer.readUInt16LE(28);
      var fileDataStart = entry.relativeOffsetOfLocalHeader + 30 + fileNameLength + extraFieldLength;
      // We now have enough information to do this bounds check.
      if (fileDataStart + entry.compressedSize > self.fileSize) {
        return callback(new Error("file data overflows file bounds: " +
            fileDataStart + " + " + entry.compressedSize + " > " + self.fileSize));
      }

      if (options.minimal) {
        return callback(null, {fileDataStart: fileDataStart});
      }

      var localFileHeader = new LocalFileHeader();
      localFileHeader.fileDataStart = fileDataStart;

      // 4 - Version needed to extract (minimum)
      localFileHeader.versionNeededToExtract = buffer.readUInt16LE(4);
      // 6 - General purpose bit flag
      localFileHeader.generalPurposeBitFlag = buffer.readUInt16LE(6);
      // 8 - Compression method
      localFileHeader.compressionMethod = buffer.readUInt16LE(8);
      // 10 - File last modification time
      localFileHeader.lastModFileTime = buffer.readUInt16LE(10);
      // 12 - File last modification date
      localFileHeader.lastModFileDate = buffer.readUInt16LE(12);
      // 14 - CRC-32
      localFileHeader.crc32 = buffer.readUInt32LE(14);
      // 18 - Compressed size
      localFileHeader.compressedSize = buffer.readUInt32LE(18);
      // 22 - Uncompressed size
      localFileHeader.uncompressedSize = buffer.readUInt32LE(22);
      // 26 - File name length (n)
      localFileHeader.fileNameLength = fileNameLength;
      // 28 - Extra field length (m)
      localFileHeader.extraFieldLength = extraFieldLength;
      // 30 - File name
      // 30+n - Extra field

      buffer = newBuffer(fileNameLength + extraFieldLength);
      self.reader.ref();
      readAndAssertNoEof(self.reader, buffer, 0, buffer.length, entry.relativeOffsetOfLocalHeader + 30, function(err) {
        try {
          if (err) return callback(err);
          localFileHeader.fileName = buffer.subarray(0, fileNameLength);
          localFileHeader.extraField = buffer.subarray(fileNameLength);
          return callback(null, localFileHeader);
        } finally {
          self.reader.unref();
        }
      });
    } finally {
      self.reader.unref();
    }
  });
};

ZipFile.prototype.openReadStreamPromise = function(entry, options) {
  return new Promise((resolve, reject) => {
    this.openReadStream(entry, options, function(err, readStream) {
      if (err) return reject(err);
      resolve(readStream);
    });
  });
};
ZipFile.prototype.openReadStreamLowLevelPromise = function(fileDataStart, compressedSize, relativeStart, relativeEnd, decompress, uncompressedSize) {
  return new Promise((resolve, reject) => {
    this.openReadStream(fileDataStart, compressedSize, relativeStart, relativeEnd, decompress, uncompressedSize, function(err, readStream) {
      if (err) return reject(err);
      resolve(readStream);
    });
  });
};
ZipFile.prototype.readLocalFileHeaderPromise = function(entry, options) {
  return new Promise((resolve, reject) => {
    this.readLocalFileHeader(entry, options, function(err, localFileHeader) {
      if (err) return reject(err);
      resolve(localFileHeader);
    });
  });
};

function Entry() {
}
Entry.prototype.getLastModDate = function(options) {
  if (options == null) options = {};

  if (!options.forceDosFormat) {
    // Check extended fields.
    for (var i = 0; i < this.extraFields.length; i++) {
      var extraField = this.extraFields[i];
      if (extraField.id === 0x5455) {
        // Info-ZIP "universal timestamp" extended field (`0x5455` aka `"UT"`).
        // See the Info-ZIP source code unix/unix.c:set_extra_field() and zipfile.c:ef_scan_ut_time().
        var data = extraField.data;
        if (data.length < 5) continue; // Too short.
        // The flags define which of the three fields are present: mtime, atime, ctime.
        // We only care about mtime.
        // Also, ctime is never included in practice.
        // And also, atime is only included in the local file header for some reason
        // despite the flags lying about its inclusion in the central header.
        var flags = data[0];
        var HAS_MTIME = 1;
        if (!(flags & HAS_MTIME)) continue; // This will realistically never happen.
        // Although the positions of all of the fields shift around depending on the presence of other fields,
        // mtime is always first if present, and that's the only one we care about.
        var posixTimestamp = data.readInt32LE(1);
        return new Date(posixTimestamp * 1000);
      } else if (extraField.id === 0x000a) {
        var data = extraField.data;
        if (data.length !== 32) continue; // The length is always the same.
        // 4 bytes reserved
        // 2 bytes Tag
        if (data.readUInt16LE(4) !== 1) continue; // Tag1 is actually the only defined Tag.
        // 2 bytes Size
        if (data.readUInt16LE(6) !== 24) continue; // Size is always 24.
        // 8 bytes Mtime
        var hundredNanoSecondsSince1601 = data.readUInt32LE(8) + 4294967296 * data.readInt32LE(12);
        // Convert from NTFS to POSIX milliseconds.
        // The big number below is the milliseconds between year 1601 and year 1970
        // (i.e. the negative POSIX timestamp of 1601-01-01 00:00:00Z)
        var millisecondsSince1970 = hundredNanoSecondsSince1601 / 10000 - 11644473600000;
        // Note on numeric precision: JavaScript Number objects lose precision above Number.MAX_SAFE_INTEGER,
        // and NTFS timestamps are typically much bigger than that limit.
        // (MAX_SAFE_INTEGER would represent 1629-07-17T23:58:45.475Z.)
        // However, we're losing precision in the conversion from 100nanosecond units to millisecond units anyway,
        // and the time at which we also lose 1-millisecond precision is year 275760, the JavaScript Date limit (by design).
        // Up through the year 2057, this conversion only drops 4 bits of precision,
        // which is well under the 13-14 bits ratio between the milliseconds and 100nanoseconds.
        return new Date(millisecondsSince1970);
      }
    }
  }

  // Fallback to non-extended encoding.
  return dosDateTimeToDate(this.lastModFileDate, this.lastModFileTime, options.timezone);
};

Entry.prototype.canDecodeFileData = function() {
  return (
    !this.isEncrypted() &&
    (this.compressionMethod === 0 || this.compressionMethod === 8)
  );
};
Entry.prototype.isEncrypted = function() {
  return (this.generalPurposeBitFlag & 0x1) !== 0;
};
Entry.prototype.isCompressed = function() {
  return this.compressionMethod === 8;
};

function LocalFileHeader() {
}

function dosDateTimeToDate(date, time, timezone) {
  var day = date & 0x1f; // 1-31
  var month = (date >> 5 & 0xf) - 1; // 1-12, 0-11
  var year = (date >> 9 & 0x7f) + 1980; // 0-128, 1980-2108

  var millisecond = 0;
  var second = (time & 0x1f) * 2; // 0-29, 0-58 (even numbers)
  var minute = time >> 5 & 0x3f; // 0-59
  var hour = time >> 11 & 0x1f; // 0-23

  if (timezone == null || timezone === "local") {
    return new Date(year, month, day, hour, minute, second, millisecond);
  } else if (timezone === "UTC") {
    return new Date(Date.UTC(year, month, day, hour, minute, second, millisecond));
  } else {
    throw new Error("unrecognized options.timezone: " + options.timezone);
  }
}

function getFileNameLowLevel(generalPurposeBitFlag, fileNameBuffer, extraFields, strictFileNames) {
  var fileName = null;

  // check for Info-ZIP Unicode Path Extra Field (0x7075)
  // see https://github.com/thejoshwolfe/yauzl/issues/33
  for (var i = 0; i < extraFields.length; i++) {
    var extraField = extraFields[i];
    if (extraField.id === 0x7075) {
      if (extraField.data.length < 6) {
        // too short to be meaningful
        continue;
      }
      // Version       1 byte      version of this extra field, currently 1
      if (extraField.data.readUInt8(0) !== 1) {
        // > Changes may not be backward compatible so this extra
        // > field should not be used if the version is not recognized.
        continue;
      }
      // NameCRC32     4 bytes     File Name Field CRC32 Checksum
      var oldNameCrc32 = extraField.data.readUInt32LE(1);
      if (crc32(fileNameBuffer) !== oldNameCrc32) {
        // > If the CRC check fails, this UTF-8 Path Extra Field should be
        // > ignored and the File Name field in the header should be used instead.
        continue;
      }
      // UnicodeName   Variable    UTF-8 version of the entry File Name
      fileName = decodeBuffer(extraField.data.subarray(5), true);
      break;
    }
  }

  if (fileName == null) {
    // The typical case.
    var isUtf8 = (generalPurposeBitFlag & 0x800) !== 0;
    fileName = decodeBuffer(fileNameBuffer, isUtf8);
  }

  if (!strictFileNames) {
    // Allow backslash.
    fileName = fileName.replace(/\\/g, "/");
  }
  return fileName;
}

function validateFileName(fileName) {
  if (fileName.indexOf("\\") !== -1) {
    return "invalid characters in fileName: " + fileName;
  }
  if (/^[a-zA-Z]:/.test(fileName) || /^\//.test(fileName)) {
    return "absolute path: " + fileName;
  }
  if (fileName.split("/").indexOf("..") !== -1) {
    return "invalid relative path: " + fileName;
  }
  // all good
  return null;
}

function parseExtraFields(extraFieldBuffer) {
  var extraFields = [];
  var i = 0;
  while (i < extraFieldBuffer.length - 3) {
    var headerId = extraFieldBuffer.readUInt16LE(i + 0);
    var dataSize = extraFieldBuffer.readUInt16LE(i + 2);
    var dataStart = i + 4;
    var dataEnd = dataStart + dataSize;
    if (dataEnd > extraFieldBuffer.length) throw new Error("extra field length exceeds extra field buffer size");
    var dataBuffer = extraFieldBuffer.subarray(dataStart, dataEnd);
    extraFields.push({
      id: headerId,
      data: dataBuffer,
    });
    i = dataEnd;
  }
  return extraFields;
}

function readAndAssertNoEof(reader, buffer, offset, length, position, callback) {
  if (length === 0) {
    // fs.read will throw an out-of-bounds error if you try to read 0 bytes from a 0 byte file
    return setImmediate(function() { callback(null, newBuffer(0)); });
  }
  reader.read(buffer, offset, length, position, function(err, bytesRead) {
    if (err) return callback(err);
    if (bytesRead < length) {
      return callback(new Error("unexpected EOF"));
    }
    callback();
  });
}

util.inherits(AssertByteCountStream, Transform);
function AssertByteCountStream(byteCount) {
  Transform.call(this);
  this.actualByteCount = 0;
  this.expectedByteCount = byteCount;
}
AssertByteCountStream.prototype._transform = function(chunk, encoding, cb) {
  this.actualByteCount += chunk.length;
  if (this.actualByteCount > this.expectedByteCount) {
    var msg = "too many bytes in the stream. expected " + this.expectedByteCount + ". got at least " + this.actualByteCount;
    return cb(new Error(msg));
  }
  cb(null, chunk);
};
AssertByteCountStream.prototype._flush = function(cb) {
  if (this.actualByteCount < this.expectedByteCount) {
    var msg = "not enough bytes in the stream. expected " + this.expectedByteCount + ". got only " + this.actualByteCount;
    return cb(new Error(msg));
  }
  cb();
};

util.inherits(RandomAccessReader, EventEmitter);
function RandomAccessReader() {
  EventEmitter.call(this);
  this.refCount = 0;
}
RandomAccessReader.prototype.ref = function() {
  this.refCount += 1;
};
RandomAccessReader.prototype.unref = function() {
  var self = this;
  self.refCount -= 1;

  if (self.refCount > 0) return;
  if (self.refCount < 0) throw new Error("invalid unref");

  self.close(onCloseDone);

  function onCloseDone(err) {
    if (err) return self.emit('error', err);
    self.emit('close');
  }
};
RandomAccessReader.prototype.createReadStream = function(options) {
  if (options == null) options = {};
  var start = options.start;
  var end = options.end;
  if (start === end) {
    var emptyStream = new PassThrough();
    setImmediate(function() {
      emptyStream.end();
    });
    return emptyStream;
  }
  var stream = this._readStreamForRange(start, end);

  var destroyed = false;
  var refUnrefFilter = new RefUnrefFilter(this);
  stream.on("error", function(err) {
    setImmediate(function() {
      if (!destroyed) refUnrefFilter.emit("error", err);
    });
  });
  installDestroyFn(refUnrefFilter, function() {
    stream.unpipe(refUnrefFilter);
    refUnrefFilter.unref();
    stream.destroy();
  });

  var byteCounter = new AssertByteCountStream(end - start);
  refUnrefFilter.on("error", function(err) {
    setImmediate(function() {
      if (!destroyed) byteCounter.emit("error", err);
    });
  });
  installDestroyFn(byteCounter, function() {
    destroyed = true;
    refUnrefFilter.unpipe(byteCounter);
    refUnrefFilter.destroy();
  });

  return stream.pipe(refUnrefFilter).pipe(byteCounter);
};
RandomAccessReader.prototype._readStreamForRange = function(start, end) {
  throw new Error("not implemented");
};
RandomAccessReader.prototype.read = function(buffer, offset, length, position, callback) {
  var readStream = this.createReadStream({start: position, end: position + length});
  var writeStream = new Writable();
  var written = 0;
  writeStream._write = function(chunk, encoding, cb) {
    chunk.copy(buffer, offset + written, 0, chunk.length);
    written += chunk.length;
    cb();
  };
  writeStream.on("finish", callback);
  readStream.on("error", function(error) {
    callback(error);
  });
  readStream.pipe(writeStream);
};
RandomAccessReader.prototype.close = function(callback) {
  setImmediate(callback);
};

util.inherits(RefUnrefFilter, PassThrough);
function RefUnrefFilter(context) {
  PassThrough.call(this);
  this.context = context;
  this.context.ref();
  this.unreffedYet = false;
}
RefUnrefFilter.prototype._flush = function(cb) {
  this.unref();
  cb();
};
RefUnrefFilter.prototype.unref = function(cb) {
  if (this.unreffedYet) return;
  this.unreffedYet = true;
  this.context.unref();
};

var cp437 = '\u0000☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼ !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~⌂ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ ';
function decodeBuffer(buffer, isUtf8) {
  if (isUtf8) {
    return buffer.toString("utf8");
  } else {
    var result = "";
    for (var i = 0; i < buffer.length; i++) {
      result += cp437[buffer[i]];
    }
    return result;
  }
}

function readUInt64LE(buffer, offset) {
  // There is no native function for this, because we can't actually store 64-bit integers precisely.
  // after 53 bits, JavaScript's Number type (IEEE 754 double) can't store individual integers anymore.
  // but since 53 bits is a whole lot more than 32 bits, we do our best anyway.
  // As of 2020, Node has added support for BigInt, which obviates this whole function,
  // but yauzl hasn't been updated to depend on BigInt (yet?).
  var lower32 = buffer.readUInt32LE(offset);
  var upper32 = buffer.readUInt32LE(offset + 4);
  // we can't use bitshifting here, because JavaScript bitshifting only works on 32-bit integers.
  return upper32 * 0x100000000 + lower32;
  // as long as we're bounds checking the result of this function against the total file size,
  // we'll catch any overflow errors, because we already made sure the total file size was within reason.
}

// Node 10 deprecated new Buffer().
var newBuffer;
if (typeof Buffer.allocUnsafe === "function") {
  newBuffer = function(len) {
    return Buffer.allocUnsafe(len);
  };
} else {
  newBuffer = function(len) {
    return new Buffer(len);
  };
}

// Node 8 introduced a proper destroy() implementation on writable streams.
function installDestroyFn(stream, fn) {
  if (typeof stream.destroy === "function") {
    // New API.
    stream._destroy = function(err, cb) {
      fn();
      if (cb != null) cb(err);
    };
  } else {
    // Old API.
    stream.destroy = fn;
  }
}

function defaultCallback(err) {
  if (err) throw err;
}


/***/ }),

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 3106:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("zlib");

/***/ }),

/***/ 9419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8500);

/**
 * A timer fires immediately beyond this many ms (a signed 32-bit number, in Node as in browsers).
 */
const MAX_TIMER_MS = 2 ** 31 - 1;
/** The real clock. It is monotonic: setting the machine's time does not move a deadline. */
const systemClock = {
    now: () => performance.timeOrigin + performance.now(),
    async sleep(ms, signal) {
        // Timers truncate to whole ms and so may fire early, and nothing here may happen before its
        // time.
        const until = this.now() + ms;
        for (let remainingMs = ms; remainingMs > 0; remainingMs = until - this.now()) {
            signal?.throwIfAborted();
            // An abort rejects it with an error of its own.
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(Math.ceil(remainingMs), MAX_TIMER_MS), undefined, { signal }).catch(() => { });
        }
        signal?.throwIfAborted();
    },
    every(ms, tick) {
        const timer = setInterval(tick, Math.min(ms, MAX_TIMER_MS));
        return () => clearInterval(timer);
    },
};


/***/ }),

/***/ 4114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Mi: () => (/* binding */ isDiskError),
/* harmony export */   cZ: () => (/* binding */ ignoreDiskError),
/* harmony export */   hs: () => (/* binding */ describeDiskError),
/* harmony export */   tI: () => (/* binding */ DISK_FULL_CODES)
/* harmony export */ });
/* unused harmony exports explainAccessError, describeAccessProblem */
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7975);
/* harmony import */ var node_util_types__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3429);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5948);



/** The error codes of the system (errno(3)) for a disk that has no more room. */
const DISK_FULL_CODES = (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .splitWords */ .yM)('ENOSPC EDQUOT');
/**
 * Returns whether `error` came from a call to the file system, and not from the content of a file.
 */
function isDiskError(error) {
    return (0,node_util_types__WEBPACK_IMPORTED_MODULE_1__.isNativeError)(error) && 'syscall' in error && 'code' in error;
}
/**
 * Returns what `work` returns, or `fallback` after a file-system error.
 * @throws any other error of `work`
 */
function ignoreDiskError(work, fallback) {
    try {
        return work();
    }
    catch (error) {
        if (isDiskError(error))
            return fallback;
        throw error;
    }
}
/** Returns why a file-system error occurred. */
function explainAccessError({ code = '', errno, message, }) {
    if (DISK_FULL_CODES.has(code))
        return { why: 'the disk is full', errorCode: code };
    if (code === 'EFBIG') {
        const why = 'a file would exceed the size that its file system or `ulimit -f` allows';
        return { why, errorCode: code };
    }
    if (errno === undefined)
        return { why: message, errorCode: '' };
    return { why: (0,node_util__WEBPACK_IMPORTED_MODULE_0__.getSystemErrorMessage)(errno), errorCode: code };
}
/**
 * Returns a problem as the end of a sentence, with the error code of the system, if there is one.
 */
function describeAccessProblem({ why, errorCode }) {
    if (errorCode === '')
        return why;
    return `${why} (${errorCode})`;
}
/** Returns why a file-system error occurred, as the end of a sentence, without a path. */
function describeDiskError(error) {
    return describeAccessProblem(explainAccessError(error));
}


/***/ }),

/***/ 9653:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ formatThrown),
/* harmony export */   u: () => (/* binding */ getErrorMessage)
/* harmony export */ });
/* harmony import */ var node_util_types__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3429);

/** Returns the message of anything that was thrown; untrusted text. */
function getErrorMessage(error) {
    if ((0,node_util_types__WEBPACK_IMPORTED_MODULE_0__.isNativeError)(error))
        return error.message;
    return formatThrown(error);
}
/**
 * Returns whatever was thrown as text. Libraries may throw values that cannot be converted, such as
 * an object without a prototype.
 */
function formatThrown(thrown) {
    try {
        return String(thrown);
    }
    catch {
        return `a thrown ${typeof thrown} that cannot be shown as text`;
    }
}


/***/ }),

/***/ 1164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $I: () => (/* binding */ makeYielder),
/* harmony export */   DX: () => (/* binding */ waitUnlessAborted),
/* harmony export */   F1: () => (/* binding */ makePause)
/* harmony export */ });
/* unused harmony export iterateWithPauses */
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8500);

/**
 * How long timers and signals may have to wait, unless a single system call takes longer. In ms.
 */
const SLICE_MS = 20;
/**
 * Splits long work into slices of time, between which timers and signals are served: work that is
 * synchronous, or that awaits only promises that are already settled, would keep them waiting until
 * it is done. Slices are measured in time because the same number of files takes a hundred times
 * longer on a slow disk. Returns a function to call between steps. If the slice is over, its result
 * is a promise to await, which yields to the event loop and starts the next slice. `now` returns a
 * time in ms.
 */
function makeYielder(now = () => performance.now()) {
    let startedAt = now();
    const nextSlice = async () => {
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
        startedAt = now();
    };
    return () => (now() - startedAt < SLICE_MS ? undefined : nextSlice());
}
/**
 * Returns a function to await between the steps of long work. It yields to the event loop when a
 * time slice is over.
 * @throws the reason of `signal` soon after it is aborted
 */
function makePause(signal) {
    const yieldIfDue = makeYielder();
    return async () => {
        await yieldIfDue();
        signal.throwIfAborted();
    };
}
/**
 * Yields `items`, and yields to the event loop between them often enough for timers and signals.
 * @throws the reason of `signal` soon after it is aborted
 */
async function* iterateWithPauses(items, signal) {
    const yieldIfDue = makeYielder();
    for (const item of items) {
        yield item;
        const nextSlice = yieldIfDue();
        // Awaiting nothing takes longer than most steps.
        if (nextSlice !== undefined)
            await nextSlice;
        signal.throwIfAborted();
    }
}
/**
 * Resolves when `work` does.
 * @throws what `work` throws; the reason of `signal` as soon as it is aborted
 */
async function waitUnlessAborted(work, signal) {
    const { promise: aborted, reject } = Promise.withResolvers();
    // If the signal is aborted before anything awaits this, it is thrown below.
    aborted.catch(() => { });
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort);
    try {
        if (signal.aborted)
            abort();
        await Promise.race([work, aborted]);
        signal.throwIfAborted();
    }
    finally {
        signal.removeEventListener('abort', abort);
    }
}


/***/ }),

/***/ 7414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   Xq: () => (/* binding */ formatSize),
/* harmony export */   ZV: () => (/* binding */ formatNumber),
/* harmony export */   a3: () => (/* binding */ formatDuration)
/* harmony export */ });
/* unused harmony exports parseDuration, parseSize, parseCount, formatDay, formatExceedingSize, formatMegabytes */
/** Durations, days, sizes, and counts, as people write and read them. */
const DURATION = /^(?:(\d+) ?d ?)?(?:(\d+) ?h ?)?(?:(\d+) ?m(?:in)? ?)?(?:(\d+) ?s)?$/;
const DECIMAL = /^(\d+\.\d+) ?(d|h|m|min|s)$/;
const SIZE = /^(\d+)\s*(?:([kmgt])(i)?)?b?$/i;
/** Longer strings are neither durations nor sizes, but numbers that lose digits. In characters. */
const MAX_LENGTH = 16;
const DURATION_UNITS = {
    d: 86_400_000,
    h: 3_600_000,
    m: 60_000,
    min: 60_000,
    s: 1_000,
};
/**
 * Returns the ms of `45s`, `30m` or `30 min`, `2h` or `1.5h`, `1h30m` or `1h 30m`, `2d`, or a bare
 * number of seconds; undefined if `text` is not a duration.
 */
function parseDuration(text) {
    if (text.length > MAX_LENGTH)
        return undefined;
    if (/^\d+$/.test(text))
        return Number(text) * 1_000;
    const [, decimal, unit = ''] = DECIMAL.exec(text) ?? [];
    if (decimal !== undefined)
        return Math.round(Number(decimal) * (DURATION_UNITS[unit] ?? Number.NaN));
    if (text === '')
        return undefined;
    const match = DURATION.exec(text);
    if (match === null)
        return undefined;
    const [, days = 0, hours = 0, minutes = 0, seconds = 0] = match.map((part) => Number(part ?? 0));
    return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000;
}
/** Returns the bytes of `500MB`, `4GiB`, or a bare number; undefined if it is neither. */
function parseSize(text) {
    if (text.length > MAX_LENGTH)
        return undefined;
    const match = SIZE.exec(text);
    if (match === null)
        return undefined;
    const [, number, prefix = '', binary] = match;
    return Number(number) * (binary ? 1_024 : 1_000) ** ' kmgt'.indexOf(prefix.toLowerCase());
}
/** Returns a count from untrusted data; undefined if it is not a number or cannot be a count. */
function parseCount(text) {
    if (text === undefined || !/^\d{1,9}$/.test(text))
        return undefined;
    return Number(text);
}
/** Returns `ms` as `0.4s`, `45s`, `1m 05s`, `2h 03m`, `1d 04h`, or `30d`. */
function formatDuration(ms) {
    if (ms < 10_000)
        return `${Number((Math.max(0, ms) / 1_000).toFixed(1))}s`;
    const seconds = Math.round(ms / 1_000);
    const minutes = Math.floor(seconds / 60);
    const hours = Math.floor(minutes / 60);
    const days = Math.floor(hours / 24);
    if (days > 0)
        return joinTwoUnits(`${days}d`, hours % 24, 'h');
    if (hours > 0)
        return joinTwoUnits(`${hours}h`, minutes % 60, 'm');
    if (minutes > 0)
        return joinTwoUnits(`${minutes}m`, seconds % 60, 's');
    return `${seconds}s`;
}
function joinTwoUnits(whole, rest, unit) {
    if (rest === 0)
        return whole;
    return `${whole} ${String(rest).padStart(2, '0')}${unit}`;
}
/** Returns the day of a time (in ms since the epoch) in UTC: `2026-11-09`. */
function formatDay(time) {
    return new Date(time).toISOString().slice(0, 10);
}
/**
 * Returns `bytes` in the largest binary unit that leaves at least 1, with one decimal: `4.0 GiB`.
 */
function formatSize(bytes) {
    const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];
    if (bytes < 1_024)
        return `${bytes} B`;
    const power = Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
    return `${(bytes / 2 ** (10 * power)).toFixed(1)} ${units[power]}`;
}
/** Returns a size above a limit, both in bytes, so that it looks larger than the limit. */
function formatExceedingSize(bytes, limit) {
    const size = formatSize(bytes);
    if (size === formatSize(limit))
        return formatCount(bytes, 'byte');
    return size;
}
/** Returns a whole number with thousands separators: `12,345`. */
function formatNumber(n) {
    return String(n).replace(/\B(?=(\d{3})+$)/g, ',');
}
/**
 * Returns a number with its noun: `0 pages`, `1 page`, `12,345 pages`. `many` is the plural where
 * an `s` alone does not make it.
 */
function formatCount(n, one, many = `${one}s`) {
    return `${formatNumber(n)} ${n === 1 ? one : many}`;
}
/** Returns a size in bytes as people read it, in megabytes. */
function formatMegabytes(bytes) {
    return `${(bytes / 1_000_000).toFixed(1)} MB`;
}


/***/ }),

/***/ 5948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Kd: () => (/* binding */ joinFirstWords),
/* harmony export */   yM: () => (/* binding */ splitWords),
/* harmony export */   yZ: () => (/* binding */ joinWords)
/* harmony export */ });
/* unused harmony exports makeWordEntries, capitalize, countEach */
/* harmony import */ var _units_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7414);

/** Returns the words in a whitespace-separated list. */
function splitWords(list) {
    return new Set(list.trim().split(/\s+/));
}
/**
 * Returns entries for a map in which each word of a whitespace-separated list stands for `value`.
 */
function makeWordEntries(value, list) {
    return [...splitWords(list)].map((word) => [word, value]);
}
/** Returns text with its first letter in uppercase. */
function capitalize(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
/** Returns how many times each string occurs. */
function countEach(texts) {
    const times = new Map();
    for (const text of texts)
        times.set(text, (times.get(text) ?? 0) + 1);
    return times;
}
/** Returns `a and b`, `a, b, and c`, or the same with `or`. */
function joinWords(words, conjunction) {
    if (words.length <= 2)
        return words.join(` ${conjunction} `);
    return `${words.slice(0, -1).join(', ')}, ${conjunction} ${words.at(-1)}`;
}
/** Returns the first `maxWords` words and how many more there are: `a, b, and 3 more`. */
function joinFirstWords(words, maxWords) {
    const shown = words.slice(0, maxWords);
    const more = words.length - shown.length;
    if (more > 0)
        shown.push(`${(0,_units_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .ZV)(more)} more`);
    return joinWords(shown, 'and');
}


/***/ }),

/***/ 9366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ makeBusyRetry)
/* harmony export */ });
/* harmony import */ var _common_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9419);
/* harmony import */ var _common_disk_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4114);


/**
 * The error codes that Windows returns while a virus scanner or an indexer holds a file, or a file
 * in the folder.
 */
const BUSY_CODES = new Set([
    'EPERM',
    'EACCES',
    'EBUSY',
    'ENOTEMPTY',
]);
const FIRST_PAUSE_MS = 20;
const MAX_PAUSE_MS = 500;
/** How long to wait in all, in ms: scanners release a file within a second or two. */
const BUDGET_MS = 5_000;
const THIS_SYSTEM = { platform: process.platform, clock: _common_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .systemClock */ .m };
/**
 * Returns a function that runs the renames and removals of this system. On Windows, it retries if
 * another program holds a file. All calls of the function share a few seconds for this. On other
 * systems, such errors are permanent, so they are thrown immediately.
 */
function makeBusyRetry({ platform, clock, } = THIS_SYSTEM) {
    let leftMs = 0;
    if (platform === 'win32')
        leftMs = BUDGET_MS;
    return async (work) => {
        for (let pauseMs = FIRST_PAUSE_MS;; pauseMs *= 2) {
            try {
                return work();
            }
            catch (error) {
                if (leftMs <= 0 || !isBusy(error))
                    throw error;
            }
            const ms = Math.min(pauseMs, MAX_PAUSE_MS, leftMs);
            leftMs -= ms;
            await clock.sleep(ms);
        }
    };
}
function isBusy(error) {
    return (0,_common_disk_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isDiskError */ .Mi)(error) && BUSY_CODES.has(error.code);
}


/***/ }),

/***/ 7469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   n1: () => (/* binding */ followLinks),
/* harmony export */   sM: () => (/* binding */ lstatIfExists),
/* harmony export */   vV: () => (/* binding */ joinBytePaths)
/* harmony export */ });
/* unused harmony export resolveRealPath */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var _common_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4114);



/**
 * Returns whether a path is `folder` or below it; both absolute, symbolic links are not followed.
 */
function isWithin(path, folder) {
    const relativePath = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    const goesUp = relativePath === '..' || relativePath.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`);
    return !goesUp && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(relativePath);
}
/** The error codes of the system for a path where nothing exists (errno(3)). */
const NOT_FOUND = new Set(['ENOENT', 'ENOTDIR']);
/**
 * Returns what exists at `path`, without following a symbolic link; undefined if nothing does.
 * @throws any file-system error
 */
function lstatIfExists(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
    }
    catch (error) {
        if ((0,_common_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isDiskError */ .Mi)(error) && NOT_FOUND.has(error.code))
            return undefined;
        throw error;
    }
}
/**
 * Returns a path with its symbolic links resolved. The path need not exist yet.
 * @throws any file-system error
 */
function resolveRealPath(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch (error) {
        if (!(0,_common_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isDiskError */ .Mi)(error) || error.code !== 'ENOENT')
            throw error;
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(resolveRealPath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
    }
}
/**
 * Returns the real path, or the path itself where that cannot be determined: the next access to it
 * reports why.
 */
function followLinks(path) {
    return (0,_common_disk_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ignoreDiskError */ .cZ)(() => resolveRealPath(path), path);
}
/** Returns the path of the entry `name` in `folder`. Both are bytes, which need not be UTF-8. */
function joinBytePaths(folder, name) {
    return Buffer.concat([folder, Buffer.from('/'), name]);
}


/***/ }),

/***/ 892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ getTempFolder),
/* harmony export */   l: () => (/* binding */ getTempFolderClearer)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8161);

/** Returns the folder for temporary files: the runner's, or else the system's. */
function getTempFolder({ RUNNER_TEMP }) {
    return RUNNER_TEMP || (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)();
}
/** Returns who removes what is left in the folder for temporary files. */
function getTempFolderClearer({ RUNNER_TEMP }) {
    if (RUNNER_TEMP)
        return 'runner';
    return 'nobody';
}


/***/ }),

/***/ 8596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  nl: () => (/* binding */ MESSAGES),
  Jb: () => (/* binding */ PUBLISHED_SITE_WORDINGS),
  tU: () => (/* binding */ SUMMARY_WORDINGS),
  fu: () => (/* binding */ fillMessage)
});

// UNUSED EXPORTS: EARLIER_SITE_WORDINGS

// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __nccwpck_require__(4874);
;// CONCATENATED MODULE: ./lib/text/grouped-messages.js
/**
 * Tables of texts in groups, such as one group for each severity. Each text has a name that is
 * unique across all groups.
 */
/** Returns the result of `make` for each text, under its name. No name may be in two groups. */
function mapTextsByName(groups, make) {
    const entries = Object.entries(groups).flatMap(([group, texts]) => Object.entries(texts).map(([name, text]) => [name, make(text, group, name)]));
    return Object.fromEntries(entries);
}

;// CONCATENATED MODULE: ./lib/errors/messages.js


/**
 * The message of every error, grouped by the outcome of the step: what happened, what the server
 * said, and what to do next. `[…]` is left out when a value in it is empty. Problems of a single
 * input, an archive entry, or a connection are worded where they are detected.
 */
const MESSAGE_TEXTS = {
    rejected: {
        'bad-inputs': 'The inputs of this step are invalid, so the step stopped before doing anything:{errors}',
        'node-too-old': 'This step needs Node {needed} or newer, but the runner started it with Node {found}, so the step stopped before doing anything. Use a runner or a container image that has Node {needed}.',
        'runner-variables': 'Variables that the runner sets for this step are invalid[, so {consequence}]. Check whether the workflow or an earlier step overwrites these variables or the files that they name; if not, update the runner. Details:{errors}',
        unauthorized: 'The service does not accept the API key (HTTP 401).[ It said: “{serverMessage}”.] The key may be mistyped, revoked, or expired: create a new admin key on the API keys page of the dashboard and store it in the secret that `api-key` reads.[ {plan}][ {aboutJob} on the service: once the problem is fixed, run this step with that `job-id`.]',
        'payment-required': 'The service asks for payment or for another plan (HTTP 402).[ It said: “{serverMessage}”.] Static export requires the Enterprise plan. Check in the dashboard which plan the organization of this API key has, then upgrade that plan or set `api-key` to a key of an organization that has the Enterprise plan.[ {aboutJob} on the service: once the problem is fixed, run this step with that `job-id`.]',
        forbidden: 'The service does not allow this request with this API key (HTTP 403).[ It said: “{serverMessage}”.] Common causes:[ the plan of the organization is not Enterprise, which {needed} requires;] the key is not an admin key with write scope, or belongs to a different organization[ than the project {project} in `project-id`]; the key cannot be used from this runner’s IP address[; {login}]. Check the key on the API keys page of the dashboard and create another one if needed.[ {aboutJob} on the service: once the problem is fixed, run this step with that `job-id`.]',
        'export-address-not-found': 'The service could not find the static export API or the site (HTTP 404).[ It said: “{serverMessage}”.] Check that[{mayLackApi} `base-url` is the root of the admin API and that] `domain` is a site of the organization of this API key.[{mayLackApi} Newer deployments export only by project: set `project-id` (shown on the API keys page of the dashboard).]',
        'export-job-not-found': 'The service has no export job {job} (HTTP 404)[, although the service reported the job as {lastStatus} before: the job was probably deleted].[ The service said: “{serverMessage}”.] If the dashboard does not show the job, run this step again without `job-id` to start a new export.[ If the dashboard shows the job, check `job-id` and `{input}`, and check that the API key belongs to the organization that started the job; an agent’s job needs `mode: agent-job`.]',
        'project-not-found': 'The service has no project {project} (HTTP 404).[ It said: “{serverMessage}”.] No export was started. Check `project-id` (shown on the API keys page of the dashboard), and check that the API key belongs to the organization of that project[{mayLackApi} and that `base-url` is the root of the admin API].[ Older deployments export only by `domain`: set `domain` and leave {projectInputs} out.]',
        'project-job-not-found': 'The project {project} has no export job {job} (HTTP 404)[, although the service reported the job as {lastStatus} before: the job was probably deleted].[ The service said: “{serverMessage}”.] If the dashboard does not show the job, run this step again without `job-id` to start a new export.[ If the dashboard shows the job, check `job-id`, `project-id`, and `{input}`, and check that the API key belongs to the organization of the project. If the job was started by `domain`, leave `project-id` out.]',
        'build-not-found': 'The service does not recognize the documentation build that it started (HTTP 404)[, although the service reported the build as {lastStatus} before].[ It said: “{serverMessage}”.] No export was started. Run this step again; if that does not help, contact the service’s support.',
        'export-gone': 'The export of job {job} is gone: the service responded with HTTP {status}.[ It said: “{serverMessage}”.] The export has probably expired or been deleted: run this step again without `job-id` to start a new one.',
        'agent-job-not-found': 'The service has no agent job {job} in project {project} (HTTP 404).[ It said: “{serverMessage}”.] Check `job-id` and `project-id` (shown on the API keys page of the dashboard), and check that the API key belongs to that project; an export needs `mode: export`.',
        invalid: 'The service rejected the request as invalid (HTTP {status}).[ It said: “{serverMessage}”.][ {invalid}.]',
        redirected: 'The service responded with a redirect (HTTP {status})[ to {redirectTarget}]. So that the API key reaches only the server in `base-url`, the step follows no redirects. {redirectAdvice}.',
        'start-limited': 'No export was started: the service’s rate limit for exports was exceeded (HTTP 429). The service refused {attempts} in {elapsed}[ and asks clients to wait {until}].[ {limit}][ It said: “{serverMessage}”.] Run this step later or start fewer exports: set `max-parallel` for a matrix, or use different times for schedules.',
        'export-running': 'No export was started: another export of this site was still running (HTTP 409) after {attempts} in {elapsed}.[ The service said: “{serverMessage}”.] To follow that export, run this step with `job-id`[: {jobId}].[ {whereId}.] To start another export, run this step again when that export has ended. To keep runs from colliding, set `concurrency` in the workflow.',
        'build-running': 'No export was started: the service was still busy with another build of the project {project} (HTTP 409) after {attempts} in {elapsed}.[ It said: “{serverMessage}”.] Run this step again when that build has ended, or set a longer `wait-timeout`.',
        refused: 'The service refused the request (HTTP {status}).[ It said: “{serverMessage}”.] {advice}.[ {aboutJob} on the service: once the problem is fixed, run this step with that `job-id`.]',
        'not-the-api': 'The server at `base-url` responded with HTTP {status} and a web page[ (“{serverMessage}”)], not with JSON.[ `{input}` may be the dashboard instead of the API: set it to the root of the admin API.] A proxy, a firewall, or a sign-in page may be responding instead of the API: have it let requests from this runner through.[ {aboutJob} on the service: once the problem is fixed, run this step with that `job-id`.]',
        'github-token-missing': 'The input `{input}` needs `github-token`, which is empty. Leave `github-token` out to use the workflow’s own token, or check the secret that `github-token` reads.',
        'github-token-refused': 'The server {server} does not accept `github-token` (HTTP 401).[ It said: “{serverMessage}”.] Leave `github-token` out to use the workflow’s own token. If you need your own token, check whether it has expired, has been revoked, or belongs to another server.',
        'check-refused': 'The server {server} did not let `github-token` {operation} of the commit (HTTP {status}), so no export was started.[ The server said: “{serverMessage}”.][ Give the job `permissions: {permission}`; `wait-for-check` needs `checks: read` and `statuses: read`.][{mayLackCommit} Check that the token belongs to this repository, and that the commit is still in the repository: a force push removes commits.]',
        'published-missing': 'No published site was found: {why}. {advice}.[{mayBeFirst} To keep runs before the first publication from failing, set `if-missing: ignore`.]',
        'published-ambiguous': 'The release {tag} has several archives whose names begin with “{site}-”: {names}. It is unclear which one is the site: keep only the archive of the site on the release or rename the others.',
        'published-refused': 'The server {server} did not let `github-token` {operation} (HTTP {status}).[ It said: “{serverMessage}”.] Give the job `permissions: {permission}` and check that the token belongs to this repository.',
        'earlier-site-unusable': 'The earlier site in `compare-with` ({path}) cannot be used: {why}. Nothing was started or kept. Check the step of the workflow that gets the earlier site; if there is no earlier site yet, leave `compare-with` empty.',
    },
    unreachable: {
        unreachable: 'The service failed to handle the request {purpose}: {why}; gave up after {attempts} in {elapsed}.[ The service said: “{serverMessage}”.][ {notStarted}][ The service last reported {subject} as {lastStatus}.] Look at the service’s status page; if that page reports no incident, [check `{input}`, and ]run `curl --verbose` with `base-url` in a step of the same job.[ {aboutJob} on the service: once the problem is fixed, run this step with that `job-id`.]',
        'answers-unreadable': 'The service failed to handle the request {purpose}: {why}; gave up after {attempts} in {elapsed}.[ {notStarted}][ The service last reported {subject} as {lastStatus}.][ {unrecognized}.] Check [`{input}`, and ]whether a proxy or a sign-in page responds instead of the service[; {unrecognizedAdvice}].[ {aboutJob} on the service: once the problem is fixed, run this step with that `job-id`.]',
        limited: 'The request to the service {purpose} failed: the service’s rate limit was exceeded (HTTP 429). The service refused {attempts} in {elapsed}[ and asks clients to wait {until}].[ The service said: “{serverMessage}”.][ {notStarted}][ The service last reported {subject} as {lastStatus}.] Set a longer `poll-interval` and run fewer jobs at once (`max-parallel`).[ {aboutJob} on the service: once the problem is fixed, run this step with that `job-id`.]',
        'not-connected': 'The request {purpose} could not reach the service at {host}: {why}; gave up after {attempts} in {elapsed}.[ {notStarted}][ The service last reported {subject} as {lastStatus}.] Check the {part} in `base-url`[, and whether {obstacle} blocks the connection].',
        'not-trusted': 'The request {purpose} could not reach the service at {host}: {why}; gave up after {attempts} in {elapsed}.[ {notStarted}][ The service last reported {subject} as {lastStatus}.] The API key is only sent to a server with a valid certificate: {certificateAdvice}.',
        'proxy-failed': 'The request {purpose} could not reach the service at {host}: {why}; gave up after {attempts} in {elapsed}.[ {notStarted}][ The service last reported {subject} as {lastStatus}.] `HTTPS_PROXY` applies to this host: {proxyAdvice}.',
        'start-at-web-page': 'The server at {host} responded to the start request with a web page[ (“{title}”)], not with JSON: `base-url` is probably the dashboard, not the API. Correct `base-url`. A proxy or a sign-in page may have responded instead of the API, so look in the dashboard before you run this step again: the export may have started.',
        'start-unknown': 'The service may or may not have started the export: {why}.[ The service said: “{serverMessage}”.][ {likely}] The request was not sent again, because that could start a second export. Look in the dashboard: if the export is there, run this step with its `job-id`; if not, check `base-url`[ and {statusPage}], then run this step again.[ {repetition}.]',
        'check-limited': 'Could not {operation} on {server}: the rate limit of `github-token` was exceeded ({why})[; the server asks clients to wait for {until}], so no export was started.[ The server said: “{serverMessage}”.] All workflows of a repository share the limit of its token: run this step again later or use another token.',
        'check-unreadable': 'Could not {operation} on {server}: {why}; gave up after {attempts}, and no export was started. Check `GITHUB_API_URL`, and whether a proxy or a sign-in page responds in place of the server.',
        'check-unreachable': 'Could not {operation} on {server}: {why}; gave up after {attempts}, and no export was started.[ The server said: “{serverMessage}”.] Check the server[ ({statusPage})] and the network between the runner and the server, then run this step again.',
        'published-limited': 'Could not {operation} on {server}: the rate limit of `github-token` was exceeded ({why})[; the server asks clients to wait for {until}], so no site was fetched.[ The server said: “{serverMessage}”.] All workflows of a repository share the limit of its token: run this step again later or use another token.',
        'published-unreadable': 'Could not {operation} on {server}: {why}; gave up after {attempts}. Check that `GITHUB_API_URL` is the address of the server’s API, and whether a proxy or a sign-in page responds in place of the server.',
        'published-unreachable': 'Could not {operation} on {server}: {why}; gave up after {attempts}.[ The server said: “{serverMessage}”.] Check the server[ ({statusPage})] and the network between the server and the runner, then run this step again.',
        'live-unreachable': 'The published site at {host} could not be reached: {why}; gave up after {attempts} in {elapsed}. {advice}.',
    },
    'job-failed': {
        'export-failed': 'The export job {job} failed.[ The service said: “{serverMessage}”.] See the site’s build in the dashboard for details; once the build is fixed, run this step again without `job-id` to start a new export.',
        'agent-failed': 'The agent job {job} failed: the agent hit an error that it could not recover from.[ The service said: “{serverMessage}”.] Look at the job in the dashboard, then give the agent its instructions again and run this step with the new `job-id`.',
        'job-ended': 'The job {job} has ended: the service reported it as “{status}”[ {reads} times in a row].[ The service said: “{serverMessage}”.] Look at the job in the dashboard, then {advice}.',
        'build-failed': 'The service could not build the documentation of the project {project}[ from the commit {commit}], so no export was started.[ The service said: “{serverMessage}”.] See the log of the build in the dashboard; once the build succeeds, run this step again.[ The end of the log:{log}]',
        'build-ended': 'The documentation build has ended: the service reported it as “{status}”[ {reads} times in a row], so no export was started.[ The service said: “{serverMessage}”.] Look at the project {project} in the dashboard, then run this step again.',
        'other-commit': 'The service has built the commit {built}[ on {branch}], not {expected} (`expect-commit`), so no export was started. The service builds the branch that the project {project} is deployed from: check that {expected} is the newest commit on that branch, then run this step again.',
        'no-commit': 'The service does not say which commit[ on {branch}] it has built, so it is unknown whether that commit is {expected} (`expect-commit`), and no export was started. To check that the export has this version, use `expect-text` instead of `expect-commit`.',
        'check-failed': 'The check “{check}” on the commit {commit} ended with “{state}”, so no export was started.[ Details: {details}.] Once the check succeeds, run this step again.',
    },
    'timed-out': {
        'timed-out': 'The job {job} was still {status} after {elapsed} (`wait-timeout`). It continues on the service: run this step with its `job-id` and a longer `wait-timeout`.',
        'timed-out-unknown': 'The wait ended after {elapsed} (`wait-timeout`). The service last reported the job {job} as “{status}”, a status that this step does not recognize. Look at the job in the dashboard: if the job is still running, run this step with its `job-id`; if the job has ended, use the newest version of this action or report this status.',
        'build-unfinished': 'The documentation build was still “{status}” after {elapsed} (`wait-timeout`), so no export was started. Look at the project {project} in the dashboard; run this step again when the build has ended, or set a longer `wait-timeout`.',
        'build-unfinished-unknown': 'The wait ended after {elapsed} (`wait-timeout`). The service last reported the documentation build as “{status}”, a status that this step does not recognize, so no export was started. Look at the project {project} in the dashboard: if the build is still running, set a longer `wait-timeout`; if it has ended, use the newest version of this action or report this status.',
        'check-unfinished': 'The check “{check}” on the commit {commit} was still “{state}” after {elapsed} (`wait-timeout`), so no export was started. Run this step again when the check has ended, or set a longer `wait-timeout`.',
        'check-absent': 'The commit {commit} had no check “{check}” after {elapsed} (`wait-timeout`), so no export was started.[ This step does not wait for the job “{own}” of its own workflow run.][ The checks of the commit: {others}.][ Did you mean “{meant}”?][ {fork} is a fork: some services report only to the original repository.] Set `wait-for-check` to a name that is shown on the commit, and check that the service builds the branch of that commit.',
    },
    cancelled: {
        cancelled: 'The step was canceled.[ {notStarted}][ The job {job} is still on the service (last known status: {status}): run this step with its `job-id` instead of starting another job.]',
        'cancelled-while-starting': 'The step was canceled while it was starting the export, so it is unknown whether the job exists. Look for it in the dashboard: if it is there, run this step with its `job-id`; if not, run this step again.',
    },
    'handover-failed': {
        'comment-forbidden': 'The comment on the pull request was not written: {server} did not let `github-token` {operation} (HTTP {status}).[ It said: “{serverMessage}”.] The text of the comment is in the job summary. {advice}.',
        'comment-failed': 'The comment on the pull request was not written. Could not {operation} on {server}: {why}; gave up after {attempts}.[ The server said: “{serverMessage}”.] The text of the comment is in the job summary. {advice}.',
        'issue-forbidden': 'The issue about the published site was not kept up to date: {server} did not let `github-token` {operation} (HTTP {status}).[ It said: “{serverMessage}”.] {advice}.',
        'issue-failed': 'The issue about the published site was not kept up to date. Could not {operation} on {server}: {why}; gave up after {attempts}.[ The server said: “{serverMessage}”.] {advice}.',
        'values-file-deleted': 'The values file {file} existed when the step began but is gone now. It was not created again, because its other content would be missing: put the file back, then run this step again, with `job-id` if the log shows one.',
        'values-file-unusable': 'The values file {file} cannot be used: {why}. Nothing was changed[{isBeforeStart}, and no export was started].',
        'values-file-syntax': 'The values file {file} is not valid YAML[ at line {line}, column {column}]: {why}. The file was not changed; correct this, then run this step again.',
        'values-file-documents': 'The values file {file} contains {count} YAML documents, and it is unclear which one is meant. The file was not changed; keep one document in it or set `values-file` to another file.',
        'values-file-shape': 'In the values file {file}, {what}[ (line {line})] is {found}, not {expected}. The file was not changed; {advice}.',
        'values-file-place': 'In the values file {file}, a `staticExport` {where} would have no effect: {why}. The file was not changed; {advice}.',
        'values-file-text': 'In the values file {file}, the values in {what} are text, not a map, so nothing can be set in them. The file was not changed; {advice}.',
        'values-file-shared': 'In the values file {file}, {what} is shared with other places by an anchor, an alias, or a merge, so setting {what} would also change those places, or would change nothing. The file was not changed; write out `staticExport` with its own values, after any merge (`<<`) in it.',
        'values-file-unsupported': 'In the values file {file}, `staticExport` is written in a way that cannot be changed safely, for example with tags, explicit keys (“?”), or a comment inside a value. The file was not changed; write `staticExport` as an ordinary map.',
        'runner-file': 'The file that {file} points to ({path}) could not be written: {why}, so {consequence}. {advice}, then run this step again.',
        unexpected: 'This step failed unexpectedly ({what}). This is a bug in the action, not in your workflow: please report it in the action’s repository, with the log of a run for which the variable `ACTIONS_STEP_DEBUG` is `true`.',
    },
    'bundle-failed': {
        'link-missing': 'The service reported the job {job} as {status}, but the response has no `bundleUrl`. Run this step again with `job-id`; if that does not help, contact the service’s support.',
        'link-invalid': 'The link to the bundle of job {job} cannot be used: {why}. Contact the service’s support: the service must send an absolute https link. Once it does, run this step with `job-id`.',
        'bundle-not-ready': 'The job {job} has completed, but after {attempts} the service still says that the bundle is not ready (HTTP 409).[ It said: “{serverMessage}”.] Run this step again with `job-id` in a few minutes.',
        'published-expired': 'GitHub no longer has {shown} (HTTP {status}): it was deleted before this step could fetch it. An older file is not used, because it would not be the latest published site. Publish the site again or set `from` to another run or a release.',
        'published-other': 'GitHub’s copy of {shown} is not a site archive, but {found}. Upload one archive (zip, tar, tar.gz, or tar.zst), such as the file in the output `bundlePath` of an export.',
        'archive-gone': 'The archive is gone: {host} responded with HTTP {status}[, even with {renewals}].[ The storage said: “{serverMessage}”.] The archive has probably expired or been deleted from the storage: run this step again without `job-id` to start a new export.',
        'download-refused': 'The storage refused the download: {host} responded with HTTP {status}[, even with {renewals}].[ The storage said: “{serverMessage}”.] {advice}.',
        'download-needs-headers': 'The link to the archive cannot be used here: it is signed for requests with certain headers ({signed}), and {host} responded with HTTP {status}[, even with {renewals}].[ The storage said: “{serverMessage}”.] Only the service knows what to send in that case: ask the service’s support for links whose only signed header is `host`.',
        'redirect-refused': 'The archive was not downloaded: {host} redirects[ to {target}]. The redirect was not followed, because its target cannot be used: {why}. Check whether a proxy between the runner and the storage redirects requests to a sign-in page; if not, contact the service’s support.',
        'download-failed': 'The archive could not be downloaded from {host}: {why}; gave up after {attempts} in a row without progress, at {got}[ of {size}].[ The storage said: “{serverMessage}”.] Run this step again with `job-id`; if that does not help, {advice}.',
        'download-mismatch': 'The download is not the announced archive: {what} is {got} instead of {expected}. The download was discarded. Run this step again with `job-id`; if that does not help, contact the service’s support.',
        'download-too-large': 'The archive is larger than {limit}[ (announced size: {size})], the most that `max-unpacked-size` and `max-unpacked-files` allow. None of it was kept. If the site is really that large, set a higher `max-unpacked-size` and run this step again with `job-id`.',
        'download-reencoded': 'The storage sent the archive with the Content-Encoding {encoding}, which this step did not ask for, so the archive was not downloaded. Check whether a proxy or CDN between the runner and the storage re-encodes downloads, or whether the archive was stored with the wrong Content-Encoding, then run this step again with `job-id`.',
        'not-an-archive': 'The download is not a site archive: it looks like {kind}. Expected zip, tar, tar.gz, or tar.zst. {advice}.',
        'archive-empty': 'The archive is empty: {why}. Look at the export in the dashboard, then run this step again without `job-id` to start a new one.',
        'archive-damaged': 'The archive is damaged[ at “{entry}”]: {why}. None of it was kept. Run this step again with `job-id`; if that does not help, run it without `job-id` to start a new export.',
        'archive-window-too-large': 'The archive cannot be decompressed here: its Zstandard window is larger than 128 MiB. None of it was kept. Contact the service’s support: archives must be made with a window of at most 128 MiB (`zstd --long=27`). Until then, download the archive from the output `bundleUrl` and decompress it with `zstd --decompress --long=31`.',
        'entry-refused': 'The archive was refused because of its entry “{entry}”: {why}. Nothing from the archive was kept. Contact the service’s support[: {rule}].',
        'entry-unsupported': 'The file system of this runner cannot store the archive’s entry “{entry}”: {why}. Nothing from the archive was kept. Run this step on Linux, with `site-path` on an ordinary disk, or keep the archive with `bundle-path` instead of unpacking it here.',
        'archive-too-large': 'The archive unpacks to more than {limit}, the limit of `{input}`. None of it was kept. If the site is really that large, set a higher `{input}` and run this step again with `job-id`.',
        'disk-full': 'There is not enough disk space for {what}[: {needed} needed, {free} free]. This step removes what it has written; the log lists what could not be removed. Free up space on that disk (`df -h` shows which one is full) or use a larger disk. The step downloads to the folder that `RUNNER_TEMP` names and writes the results to `site-path` and `bundle-path`.',
        'permission-denied': 'This step is not allowed to write to {what} ({why}). Check the owner and the permissions of the folder on the runner with `ls -ld`; files created by a container often belong to root. Change the owner in an earlier step (`sudo chown`) or use another path.',
        'path-not-replaceable': 'The path {what} cannot be replaced ({why}). It was left untouched: {advice}.',
        'path-in-use': 'The path {what} is in use ({why}). It was left untouched. Either a file system is mounted there, or a program has it open: stop that program or use another path.',
        'disk-failed': 'The runner’s disk reported an error at {what}: {why}. This step removes what it has written; the log lists what could not be removed. Check the runner’s disk, then run this step again with `job-id`.',
    },
    'verify-failed': {
        'compare-failed': 'The site in {site} could not be compared with the earlier one in `compare-with`: {why}. The outputs `changed` and `changesReport` are empty.[ Because it is unknown how many pages are gone (`max-pages-removed`), {consequence}.] Check the runner’s disk; if the disk is fine, this is a bug in the action: please report it in the action’s repository, with the log of a run for which the variable `ACTIONS_STEP_DEBUG` is `true`.',
        'pages-removed': 'More pages of the earlier site are missing from {site} than `max-pages-removed: {limit}` allows: {removed} ({example}), so {consequence}. Check that the export or build is complete. If the removal is intended, run the workflow manually with `max-pages-removed: {number}` or without that input. {report} lists all removed pages, as does changes.md next to it.',
        'text-missing': 'No page of the site in {site} ({pages}) shows “{text}” (`expect-text`), so {consequence}. The site was not checked any further.[ The service may not yet have built this version when the export {job} started: start a new export after the build, with `wait-for-check` or `update`.][ {page} shows “{similar}”, with different capitalization.][ Check that {folder} is the build of this version.][ {mistake}][ `expect-text` is plain text: “{pattern}” is not treated as a pattern.][ {where}]',
        'verify-failed': 'The check of the site found {errors}, so with `{gate}` {consequence}.[ With `fail-on: {failOn}`, {others} the step, too.][ Without {without}, there is nothing to compare with, so all errors count as new.][ {diagnosis}][{isFirstToCheck} Check that first.][ {fix}, or use `accepted-findings` to list what cannot be fixed.] To continue anyway, set `verify: report`.[ {unused}] The job summary shows {shown}; the full report is {report}, with report.html next to it. The site is in {site}.',
        'check-disk-failed': 'The site in {site} could not be checked: {why}. Check the runner’s disk and the folder that `RUNNER_TEMP` names, then run this step again.[{canSwitchOff} With `verify: off`, this step continues without a check.]',
        'check-crashed': 'The check of the site in {site} failed ({what}), so it is unknown whether the site has errors. This is a bug in the action, not a problem with the site: please report it in the action’s repository, with the log of a run for which the variable `ACTIONS_STEP_DEBUG` is `true`.[{canSwitchOff} With `verify: off`, this step continues without a check.]',
    },
    'live-failed': {
        'live-failed': 'The site at {url} is not[{isUncertain} known to be] the one in {site}: after {elapsed}, {differing}.[ {diagnosis}][{isFirstToCheck} Check that first.][{mayPassByWaiting} If the deployment is still running, set a longer `wait-timeout`; otherwise, check the deployment and the configuration of the host.] docs/live.md explains each finding. The full report is {report}.',
    },
};
/** The text of each message, and how the step ends with it. */
const MESSAGES = mapTextsByName(MESSAGE_TEXTS, (text, outcome) => ({ text, outcome }));
/** For the job summary: the findings are below it, and paths of the runner are folded away. */
const SUMMARY_WORDINGS = {
    'pages-removed': 'More pages of the earlier site are missing than `max-pages-removed: {limit}` allows: {removed} ({example}), so {consequence}. Check that the export or build is complete. If the removal is intended, run the workflow manually with `max-pages-removed: {number}` or without that input.',
    'verify-failed': 'The check found {errors}, so with `{gate}` {consequence}.[ With `fail-on: {failOn}`, {others} the step, too.][ Without {without}, there is nothing to compare with, so all errors count as new.][ {fix}, or use `accepted-findings` to list what cannot be fixed.] To continue anyway, set `verify: report`.',
    'live-failed': 'The site at {url} is not[{isUncertain} known to be] the expected one: after {elapsed}, {differing}.[{mayPassByWaiting} If the deployment is still running, set a longer `wait-timeout`; otherwise, check the deployment and the configuration of the host.]',
};
/** For an archive in `compare-with`, which was not downloaded; worded to follow its path. */
const EARLIER_SITE_WORDINGS = {
    'not-an-archive': 'it is not a site archive, but looks like {kind}',
    'archive-empty': '{why}',
    'archive-damaged': 'the archive is damaged[ at “{entry}”]; {why}',
    'archive-window-too-large': 'its Zstandard window is larger than 128 MiB',
    'entry-refused': 'its entry “{entry}” is refused, because {why}',
    'entry-unsupported': 'the file system here cannot store its entry “{entry}”, because {why}',
    'archive-too-large': 'it unpacks to more than {limit}. If the site is really that large, use the unpacked folder or, in a workflow, set a higher {input}',
    'disk-full': 'there is not enough disk space to unpack it[: {needed} needed, {free} free]',
};
const PUBLISH_AGAIN = 'Publish the site again or set `from` to another run or a release.';
/** For a site that was published earlier: there is no job to resume, and no limit to set. */
const PUBLISHED_SITE_WORDINGS = {
    'archive-gone': `The archive is gone: {host} responded with HTTP {status}[, even with {renewals}].[ The storage said: “{serverMessage}”.] ${PUBLISH_AGAIN}`,
    'download-refused': 'The storage refused the download: {host} responded with HTTP {status}[, even with {renewals}].[ The storage said: “{serverMessage}”.] Run this step again; if that does not help, check whether a proxy between the runner and the storage changes requests.',
    'redirect-refused': 'The archive was not downloaded: {host} redirects[ to {target}]. The redirect was not followed, because its target cannot be used: {why}. Check whether a proxy between the runner and the storage redirects requests to a sign-in page.',
    'download-failed': 'The archive could not be downloaded from {host}: {why}; gave up after {attempts} in a row without progress, at {got}[ of {size}].[ The storage said: “{serverMessage}”.] Run this step again; if that does not help, check the network between the runner and the storage.',
    'download-mismatch': 'The download differs from the file that GitHub stores: {what} is {got} instead of {expected}. The download was discarded. Run this step again; if that does not help, check whether a proxy changes downloads.',
    'download-too-large': 'The archive is larger than {limit}[ (announced size: {size})], the most that this action accepts. None of it was kept. Download the archive in your own step, with `gh run download` or, for a release, `gh release download`.',
    'download-reencoded': 'The storage sent the archive with the Content-Encoding {encoding}, which this step did not ask for, so the archive was not downloaded. Check whether a proxy between the runner and the storage re-encodes downloads, then run this step again.',
    'not-an-archive': `The published file is not a site archive: it looks like {kind}. Expected zip, tar, tar.gz, or tar.zst. ${PUBLISH_AGAIN}`,
    'archive-empty': `The archive is empty: {why}. ${PUBLISH_AGAIN}`,
    'archive-damaged': `The archive is damaged[ at “{entry}”]: {why}. None of it was kept. ${PUBLISH_AGAIN}`,
    'archive-window-too-large': 'The archive cannot be decompressed here: its Zstandard window is larger than 128 MiB. None of it was kept. Archives must be made with a window of at most 128 MiB (`zstd --long=27`).',
    'entry-refused': `The archive was refused because of its entry “{entry}”: {why}. Nothing from the archive was kept. ${PUBLISH_AGAIN}`,
    'entry-unsupported': 'The file system of this runner cannot store the archive’s entry “{entry}”: {why}. Nothing from the archive was kept. Run this step on Linux, with `site-path` on an ordinary disk.',
    'archive-too-large': 'The archive unpacks to more than {limit}, the most that this action accepts. None of it was kept. Download the archive in your own step, with `gh run download` or, for a release, `gh release download`.',
    'path-not-replaceable': 'The path {what} cannot be replaced ({why}). It was left untouched: use another path in `site-path`.',
    'disk-failed': 'The runner’s disk reported an error at {what}: {why}. This step removes what it has written; the log lists what could not be removed. Check the runner’s disk, then run this step again.',
};
/**
 * Returns the words of a message, or those in `wordings`, with its values filled in, each made safe
 * to show.
 */
function fillMessage(code, values, wordings = {}) {
    return (0,clean/* fill */.GS)(wordings[code] ?? MESSAGES[code].text, values);
}


/***/ }),

/***/ 3234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ asStepError),
/* harmony export */   z: () => (/* binding */ StepError)
/* harmony export */ });
/* harmony import */ var _common_error_message_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9653);
/* harmony import */ var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8596);


/**
 * The one error that users see. The code says what happened; its wording and its outcome are in
 * messages.ts. `cause` is shown only with debug logging.
 */
class StepError extends Error {
    name = 'StepError';
    code;
    values;
    outcome;
    userMessage;
    /** What the job summary shows. */
    summaryMessage;
    constructor(code, values, cause) {
        const userMessage = (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .fillMessage */ .fu)(code, values);
        super(userMessage.text, cause === undefined ? undefined : { cause });
        this.code = code;
        this.values = values;
        this.outcome = _messages_js__WEBPACK_IMPORTED_MODULE_1__/* .MESSAGES */ .nl[code].outcome;
        this.userMessage = userMessage;
        // In the summary, the instructions to resume the job follow the message.
        this.summaryMessage = (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .fillMessage */ .fu)(code, { ...values, aboutJob: undefined }, _messages_js__WEBPACK_IMPORTED_MODULE_1__/* .SUMMARY_WORDINGS */ .tU);
    }
}
/**
 * Returns the error to report for `error`, whatever was thrown: anything but a StepError is a bug
 * of this action.
 */
function asStepError(error) {
    if (error instanceof StepError)
        return error;
    return new StepError('unexpected', { what: (0,_common_error_message_js__WEBPACK_IMPORTED_MODULE_0__/* .formatThrown */ .C)(error) }, error);
}


/***/ }),

/***/ 689:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ getIsoTime),
/* harmony export */   WZ: () => (/* binding */ getNumber),
/* harmony export */   q4: () => (/* binding */ getText),
/* harmony export */   sM: () => (/* binding */ getAt)
/* harmony export */ });
/** Reads values from unvalidated JSON. */
/** Returns the value at this path of names; undefined if there is none. */
function getAt(value, ...path) {
    // `Object()` makes an object of `null` and `undefined`, too, so that reading a property never
    // throws.
    return path.reduce((inner, name) => Object(inner)[name], value);
}
/** Returns the text at this path; undefined if there is none. */
function getText(value, ...path) {
    const found = getAt(value, ...path);
    if (typeof found !== 'string')
        return undefined;
    return found;
}
/** Returns the number at this path; undefined if there is none. */
function getNumber(value, ...path) {
    const found = getAt(value, ...path);
    if (typeof found !== 'number')
        return undefined;
    return found;
}
/** Returns the time at a name, in the form of ISO 8601 that GitHub uses; empty if there is none. */
function getIsoTime(value, name) {
    const text = getText(value, name) ?? '';
    const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/.test(text);
    if (!isTime || Number.isNaN(Date.parse(text)))
        return '';
    return text;
}


/***/ }),

/***/ 8224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ explainRequestFailure),
  Pn: () => (/* binding */ makeFailureValues),
  GI: () => (/* binding */ planPause),
  vK: () => (/* binding */ readHttpStatus),
  dA: () => (/* binding */ readRefusedStatus)
});

// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/proxy.js
var proxy = __nccwpck_require__(9783);
// EXTERNAL MODULE: ./lib/common/units.js
var units = __nccwpck_require__(7414);
// EXTERNAL MODULE: ./lib/net/attempt.js + 1 modules
var attempt = __nccwpck_require__(1951);
// EXTERNAL MODULE: ./lib/net/connection-failure.js + 1 modules
var connection_failure = __nccwpck_require__(2626);
// EXTERNAL MODULE: ./lib/net/parse-retry-after.js
var parse_retry_after = __nccwpck_require__(8380);
// EXTERNAL MODULE: ./lib/net/retry-policy.js
var retry_policy = __nccwpck_require__(4304);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __nccwpck_require__(4874);
;// CONCATENATED MODULE: ./lib/text/repeats.js
/** How much of a text is compared, in UTF-16 units: about as much as is shown. */
const MAX_COMPARED_UNITS = 300;
/**
 * Returns whether a text already contains a part, as far as both are shown. The time of a search
 * may grow with the product of both lengths, and neither length of untrusted text has a limit.
 */
function repeats(text, part) {
    if (part.length > MAX_COMPARED_UNITS)
        return false;
    return text.slice(0, MAX_COMPARED_UNITS).includes(part);
}

// EXTERNAL MODULE: ./lib/github/json-path.js
var json_path = __nccwpck_require__(689);
// EXTERNAL MODULE: ./lib/github/unreadable-response.js
var unreadable_response = __nccwpck_require__(4094);
;// CONCATENATED MODULE: ./lib/github/request-failure.js










function isHttpError(error) {
    return error instanceof Error && error.name === 'HttpError';
}
/**
 * Interprets the error that a request to GitHub has thrown. Some limits of GitHub can only be
 * recognized by the message:
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
class RequestFailure {
    /** The status of the response; undefined if there was none. */
    status;
    headers;
    /** The message in the response; empty if there is none. */
    serverMessage;
    #error;
    constructor(error) {
        this.#error = error;
        let response;
        if (isHttpError(error))
            response = error.response;
        this.status = response?.status;
        this.headers = response?.headers ?? {};
        this.serverMessage = readServerMessage(response?.data);
    }
    /** The response that could not be read. Octokit wraps what is thrown during a request. */
    get unreadable() {
        let thrown = this.#error;
        if (isHttpError(thrown))
            thrown = thrown.cause;
        if (!(thrown instanceof unreadable_response/* UnreadableResponse */.V))
            return undefined;
        return thrown;
    }
    /** Whether there is a limit on concurrent requests, or on requests of one kind. */
    get hasSecondaryLimit() {
        return /secondary rate limit|abuse detection/i.test(this.serverMessage);
    }
    get isLimited() {
        if (this.status === 429)
            return true;
        if (this.status !== 403)
            return false;
        const { 'retry-after': retryAfter, 'x-ratelimit-remaining': remaining } = this.headers;
        return retryAfter !== undefined || remaining === '0' || this.hasSecondaryLimit;
    }
    /** Whether the error comes from a request, rather than from a bug in this code. */
    get isRequestError() {
        if (isHttpError(this.#error) || this.#error instanceof attempt/* AttemptTimeout */.F)
            return true;
        return this.unreadable !== undefined;
    }
    /** Whether GitHub did not respond, or said “not now”: the same request may succeed later. */
    get isTransient() {
        if (this.status === undefined)
            return this.isRequestError;
        return (0,retry_policy/* isTransientStatus */.WJ)(this.status) || this.isLimited;
    }
    get kind() {
        if (this.unreadable !== undefined)
            return 'unreadable';
        if (this.isLimited)
            return 'limited';
        if (this.isTransient)
            return 'unreachable';
        return 'refused';
    }
    /** Why there was no response. */
    get connectionFailure() {
        const error = this.#error;
        const isProxied = isHttpError(error) && (0,proxy/* getProxyUrl */.s)(new URL(error.request.url)) !== undefined;
        return (0,connection_failure/* classifyConnectionError */.H)(error, isProxied);
    }
    /** Why there was no usable response, in a few words such as “it responded with HTTP 502”. */
    get why() {
        if (this.unreadable !== undefined)
            return this.unreadable.why;
        if (this.status === undefined)
            return this.connectionFailure.why;
        return (0,clean/* safe */.gB) `it responded with HTTP ${this.status}`;
    }
    /** How many retries in a row are allowed. */
    get maxRetries() {
        if (this.kind === 'unreadable')
            return retry_policy/* RETRY_POLICY */.yE.maxRetriesIfPermanent;
        if (this.status !== undefined)
            return Number.POSITIVE_INFINITY;
        return (0,retry_policy/* getMaxRetries */.Dm)(this.connectionFailure);
    }
    /** Returns how long GitHub asks clients to wait, in ms; undefined if it does not. */
    readRequestedPauseMs(nowMs) {
        const retryAfterMs = (0,parse_retry_after/* parseRetryAfter */.m)(this.headers, nowMs);
        if (retryAfterMs !== undefined || !this.isLimited)
            return retryAfterMs;
        if (this.hasSecondaryLimit)
            return retry_policy/* RETRY_POLICY */.yE.github.secondaryLimitMs;
        const { 'x-ratelimit-reset': reset } = this.headers;
        if (reset === undefined)
            return undefined;
        return Number(reset) * 1_000 - nowMs;
    }
}
/**
 * Returns the message in a response, with the first field that is invalid; empty if there is none.
 * https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api#validation-failed
 */
function readServerMessage(data) {
    const message = (0,json_path/* getText */.q4)(data, 'message') ?? '';
    const invalidField = (0,json_path/* getAt */.sM)(data, 'errors', '0');
    const fieldAndCode = [(0,json_path/* getText */.q4)(invalidField, 'field'), (0,json_path/* getText */.q4)(invalidField, 'code')];
    const detail = (0,json_path/* getText */.q4)(data, 'errors', '0') ??
        (0,json_path/* getText */.q4)(invalidField, 'message') ??
        fieldAndCode.filter((text) => text !== undefined).join(': ');
    if (detail === '' || repeats(message, detail))
        return message;
    return `${message}: ${detail}`;
}
/** Returns the status of the response in an error; undefined if there was none. */
function readHttpStatus(error) {
    return new RequestFailure(error).status;
}
/**
 * Returns the status of a refusal; undefined for other errors, such as the rejection of a request
 * beyond a limit.
 */
function readRefusedStatus(error) {
    const { status, kind } = new RequestFailure(error);
    if (kind !== 'refused')
        return undefined;
    return status;
}
/** Returns in a few words why there was no usable response. */
function explainRequestFailure(error) {
    return new RequestFailure(error).why;
}
/**
 * Returns how long to wait, in ms, before a request that has failed `attempts` times in a row is
 * sent again; undefined if that would not help in the time that is left.
 */
function planPause(error, attempts, nowMs, random, leftMs) {
    const failed = new RequestFailure(error);
    const canRetry = failed.isTransient && attempts <= failed.maxRetries;
    if (!canRetry || leftMs <= 0)
        return undefined;
    const pauseMs = (0,retry_policy/* computeRetryPause */.w0)(attempts, random, failed.readRequestedPauseMs(nowMs));
    if (failed.isLimited && pauseMs > leftMs)
        return undefined;
    return Math.min(pauseMs, leftMs);
}
/**
 * Returns the values of a message about a failed request; undefined if the error is about anything
 * else.
 */
function makeFailureValues(error, { operation, attempts, apiUrl, nowMs }) {
    const failed = new RequestFailure(error);
    if (!failed.isRequestError)
        return undefined;
    let refusedStatus;
    if (!failed.isTransient)
        refusedStatus = failed.status;
    const server = new URL(apiUrl).host;
    return {
        operation,
        kind: failed.kind,
        status: refusedStatus,
        why: failed.why,
        serverMessage: failed.serverMessage,
        until: describePause(failed.readRequestedPauseMs(nowMs)),
        attempts: (0,units/* formatCount */.B4)(attempts, 'attempt'),
        server,
        statusPage: STATUS_PAGES.get(server),
    };
}
/** Returns how long GitHub asks clients to wait; undefined if it does not say. */
function describePause(pauseMs) {
    if (pauseMs === undefined)
        return undefined;
    return (0,units/* formatDuration */.a3)(pauseMs);
}
/** The status pages of servers. An Enterprise Server has none. */
const STATUS_PAGES = new Map([
    ['api.github.com', 'https://www.githubstatus.com'],
]);


/***/ }),

/***/ 4094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ UnreadableResponse)
/* harmony export */ });
/* harmony import */ var _net_html_body_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3063);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4874);
/* harmony import */ var _text_worded_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6285);



/** How much of a response that cannot be read is shown, in characters. */
const MAX_QUOTED = 60;
/** A response with a success status that does not come from the API. */
class UnreadableResponse extends _text_worded_error_js__WEBPACK_IMPORTED_MODULE_0__/* .WordedError */ .g {
    name = 'UnreadableResponse';
    /** Returns the error about this body. */
    static ofBody(data) {
        const body = describeBody(convertToText(data));
        return new UnreadableResponse((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `it responded with ${body}, which is not a response from GitHub`);
    }
    /** Returns the error about a redirect to this address, which was not followed. */
    static ofRedirect(to) {
        return new UnreadableResponse((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `it redirects to ${to}, and the redirect was not followed`);
    }
}
function convertToText(data) {
    if (typeof data === 'string')
        return data;
    return JSON.stringify(data) ?? '';
}
function describeBody(body) {
    if (body === '')
        return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `an empty body`;
    const title = (0,_net_html_body_js__WEBPACK_IMPORTED_MODULE_2__/* .readHtmlTitle */ .q)(body);
    if (title === undefined)
        return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `“${body.slice(0, MAX_QUOTED)}”`;
    if (title === '')
        return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `a web page`;
    return (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `a web page titled “${title}”`;
}


/***/ }),

/***/ 9314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Nd: () => (/* binding */ undefinedIfInvalid),
/* harmony export */   YM: () => (/* binding */ readRawText),
/* harmony export */   jl: () => (/* binding */ combineIfValid),
/* harmony export */   kj: () => (/* binding */ TableReader),
/* harmony export */   uY: () => (/* binding */ INVALID)
/* harmony export */ });
/* unused harmony export differsFromDefault */
/* harmony import */ var _option_parsers_invalid_input_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4246);
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4874);


/** Stands for an invalid value, whose error the reader has recorded. */
const INVALID = Symbol('invalid');
/**
 * Returns an input without the whitespace around it; empty if it is not given, or if it is a
 * missing secret.
 */
function readRawText(env, name) {
    return env[`INPUT_${name.toUpperCase()}`]?.trim() ?? '';
}
/** Returns whether text is not just the default of its input. */
function differsFromDefault(text, defaultText) {
    // A boolean may be written in capitals.
    return text.toLowerCase() !== defaultText.toLowerCase();
}
/**
 * Reads single inputs of a table and collects the errors in them, so that all errors are reported
 * together.
 */
class TableReader {
    env;
    /** Where relative paths start. */
    workspace;
    #table;
    #errors = [];
    /** The inputs with an error. */
    #rejected = new Set();
    constructor(env, table) {
        this.env = env;
        this.workspace = env.GITHUB_WORKSPACE || process.cwd();
        this.#table = table;
    }
    /** The errors so far, each beginning with the name of its input. */
    get errors() {
        return this.#errors;
    }
    /** Returns whether an input is given, and not just its default. */
    isGiven(name) {
        return differsFromDefault(this.#getText(name), this.#table[name].default);
    }
    /** Returns an input, or its default if it is not given. */
    readWithDefault(name) {
        return this.#parse(name, this.#getText(name));
    }
    /** Returns an input that has no default; undefined if it is not given. */
    readOptional(name) {
        const text = this.#getText(name);
        if (text === '')
            return undefined;
        return this.#parse(name, text);
    }
    /** Returns an input that must be given; `advice` is the message if it is missing. */
    readRequired(name, advice) {
        const text = this.#getText(name);
        if (text !== '')
            return this.#parse(name, text);
        return this.attempt(name, () => {
            throw (0,_option_parsers_invalid_input_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq) `is missing: ${advice}`;
        });
    }
    /**
     * Returns the result of `work`, which parses or checks an input; INVALID if it throws
     * InvalidInput, or if the input already has an error. Only the first error is recorded.
     */
    attempt(name, work) {
        if (this.#rejected.has(name))
            return INVALID;
        try {
            return work();
        }
        catch (error) {
            if (!(error instanceof _option_parsers_invalid_input_js__WEBPACK_IMPORTED_MODULE_0__/* .InvalidInput */ .o9))
                throw error;
            this.reject(name, (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `${name} ${error.why}`);
            return INVALID;
        }
    }
    /** Records an error. If it belongs to an input, later calls of `attempt` skip that input. */
    reject(name, error) {
        this.#errors.push(error);
        if (name !== undefined)
            this.#rejected.add(name);
    }
    /** Records errors that belong to no input. */
    addErrors(errors) {
        this.#errors.push(...errors);
    }
    #getText(name) {
        return readRawText(this.env, name) || this.#table[name].default;
    }
    #parse(name, text) {
        return this.attempt(name, () => {
            const { isProse, parse } = this.#table[name];
            ensureEvaluated(text);
            if (!isProse)
                ensureNoBareExpression(text);
            return parse(text);
        });
    }
}
/** @throws InvalidInput for an expression that was not evaluated, because it is in a variable */
function ensureEvaluated(text) {
    if (!text.includes('${{'))
        return;
    const what = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `contains an expression that was not evaluated (“$\{{”)`;
    const why = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB) `but not in the values of variables and secrets`;
    throw (0,_option_parsers_invalid_input_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq) `${what}: expressions work in workflow files, ${why}`;
}
/**
 * The contexts of expressions:
 * https://docs.github.com/actions/reference/workflows-and-actions/contexts
 */
const BARE_EXPRESSION = /\{\{\s*(?:github|env|vars|jobs?|steps|runner|secrets|strategy|matrix|needs|inputs)\s*[.[].*?\}\}/;
/**
 * An expression without braces. Names that could also be host names do not match, such as
 * `inputs.dev`.
 */
const EXPRESSION_WITHOUT_BRACES = new RegExp(`^(?:${[
    String.raw `(?:vars|env|matrix)\.(?=.*[A-Z_])\w+`,
    String.raw `inputs\.(?=.*[-_])[\w-]+`,
    String.raw `(?:steps|needs)\.[\w-]+\.outputs\.[\w-]+`,
    String.raw `github\.(?:sha|ref_name|head_ref|base_ref|workspace|token|event\.[\w.]+)`,
    String.raw `runner\.temp`,
].join('|')})$`);
/**
 * The text is not shown, because it may contain a password.
 * @throws InvalidInput for an expression without its “$” or its braces, which the runner passes on
 * unchanged
 */
function ensureNoBareExpression(text) {
    if (EXPRESSION_WITHOUT_BRACES.test(text))
        throw (0,_option_parsers_invalid_input_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq) `is the name of a value, not the value: write $\{{ … }} around it`;
    if (!BARE_EXPRESSION.test(text))
        return;
    throw (0,_option_parsers_invalid_input_js__WEBPACK_IMPORTED_MODULE_0__/* .invalid */ .Gq) `contains {{ … }}: without “$”, this is not an expression; write $\{{ … }}`;
}
/** Returns `fields` if none of them is invalid. */
function combineIfValid(fields) {
    if (!areValid(fields))
        return INVALID;
    return fields;
}
function areValid(fields) {
    return !Object.values(fields).includes(INVALID);
}
/** Returns `value`, or undefined if it is invalid: for checks that look at several inputs. */
function undefinedIfInvalid(value) {
    if (value === INVALID)
        return undefined;
    return value;
}


/***/ }),

/***/ 1951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  F: () => (/* binding */ AttemptTimeout),
  E: () => (/* binding */ openAttempt)
});

// EXTERNAL MODULE: ./lib/common/units.js
var units = __nccwpck_require__(7414);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __nccwpck_require__(4874);
// EXTERNAL MODULE: ./lib/text/worded-error.js
var worded_error = __nccwpck_require__(6285);
;// CONCATENATED MODULE: ./lib/net/timer.js
/** The longest time between two ticks of a timer, in ms. A timer may expire late by this much. */
const MAX_TICK_MS = 1_000;
/**
 * Starts a timer that calls `expire` when the process has run for `timeoutMs`. It counts ticks, not
 * time, because a suspended process receives no data.
 */
function startTimer(clock, timeoutMs, expire) {
    let elapsedMs = 0;
    const tickMs = Math.min(timeoutMs / 4, MAX_TICK_MS);
    const stop = clock.every(tickMs, () => {
        elapsedMs += tickMs;
        if (elapsedMs < timeoutMs)
            return;
        stop();
        expire();
    });
    return {
        restart() {
            // The first tick may come right after this.
            elapsedMs = -tickMs;
        },
        stop,
    };
}

;// CONCATENATED MODULE: ./lib/net/attempt.js




/**
 * Starts an attempt that ends after `silenceMs` without data. Without calls of `recordActivity`,
 * that is its whole length.
 * @throws the reason of `signal` if it is aborted
 */
function openAttempt(clock, silenceMs, signal) {
    signal.throwIfAborted();
    const controller = new AbortController();
    const cancel = () => controller.abort(signal.reason);
    signal.addEventListener('abort', cancel, { once: true });
    const abortOnTimeout = () => {
        controller.abort(new AttemptTimeout((0,clean/* safe */.gB) `nothing arrived for ${(0,units/* formatDuration */.a3)(silenceMs)}`));
    };
    const timer = startTimer(clock, silenceMs, abortOnTimeout);
    return {
        signal: controller.signal,
        recordActivity: timer.restart,
        close() {
            timer.stop();
            signal.removeEventListener('abort', cancel);
            controller.abort(new Error('closed'));
        },
    };
}
/** Nothing arrived for too long. */
class AttemptTimeout extends worded_error/* WordedError */.g {
    name = 'AttemptTimeout';
}


/***/ }),

/***/ 2626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  H: () => (/* binding */ classifyConnectionError)
});

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __nccwpck_require__(7067);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __nccwpck_require__(4874);
// EXTERNAL MODULE: ./lib/net/attempt.js + 1 modules
var attempt = __nccwpck_require__(1951);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __nccwpck_require__(1692);
// EXTERNAL MODULE: ./lib/common/disk-errors.js
var disk_errors = __nccwpck_require__(4114);
;// CONCATENATED MODULE: ./lib/net/extra-certificates.js




/**
 * Returns what is known about the certificates in `NODE_EXTRA_CA_CERTS` when Node does not trust a
 * host, worded to follow a comma; undefined if the variable is not set. Node ignores a file that it
 * cannot use, usually without a warning. `env` must be that of this process.
 */
function explainExtraCertificates({ NODE_EXTRA_CA_CERTS: path, }) {
    if (!path)
        return undefined;
    // Whether a file is valid is not decided here: Node also ignores indented certificates.
    if ((0,external_node_tls_.getCACertificates)('extra').length > 0)
        return (0,clean/* safe */.gB) `not even with the certificates in “${path}” (NODE_EXTRA_CA_CERTS)`;
    const ignored = (0,clean/* safe */.gB) `and Node ignores NODE_EXTRA_CA_CERTS, because`;
    try {
        (0,external_node_fs_.readFileSync)(path);
        return (0,clean/* safe */.gB) `${ignored} “${path}” contains no valid certificate in PEM form`;
    }
    catch (error) {
        if (!(0,disk_errors/* isDiskError */.Mi)(error))
            throw error;
        return (0,clean/* safe */.gB) `${ignored} “${path}” cannot be read: ${(0,disk_errors/* describeDiskError */.hs)(error)}`;
    }
}

// EXTERNAL MODULE: ./lib/net/proxy.js
var proxy = __nccwpck_require__(7115);
;// CONCATENATED MODULE: ./lib/net/connection-failure.js





const UNRESOLVED = {
    description: 'its host name does not resolve',
    isUnresolved: true,
    isFirstHop: true,
};
/** “X509 certificate error codes” of `node:tls`, for the certificate of the other side. */
const UNTRUSTED_CERTIFICATE = /CERT|SELF_SIGNED|^UNABLE_TO_|CRL_|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_EXCEEDED/;
/** The first rule that applies is used. If none does, the connection was lost. */
const FAILURE_RULES = [
    { code: /^ENOTFOUND$/, ...UNRESOLVED, isPermanent: true },
    { syscall: 'getaddrinfo', ...UNRESOLVED },
    { code: /^ECONNREFUSED$/, description: 'it refuses connections on this port', isFirstHop: true },
    {
        code: /^UND_ERR_CONNECT_TIMEOUT$/,
        syscall: 'connect',
        description: 'no connection to it could be made',
        isFirstHop: true,
    },
    // An alert is the other side's complaint about this client; it comes first, because the names of
    // some alerts also mention certificates.
    { code: /_ALERT_/, description: 'it aborted the TLS handshake with an alert', isPermanent: true },
    {
        code: /ALTNAME_INVALID|HOSTNAME_MISMATCH/,
        description: 'its certificate is for another host',
        certificateFault: 'other-host',
        isPermanent: true,
    },
    {
        code: /CERT_HAS_EXPIRED/,
        description: 'its certificate has expired',
        hint: 'renew that certificate',
        certificateFault: 'expired',
        isPermanent: true,
    },
    {
        code: UNTRUSTED_CERTIFICATE,
        description: 'its certificate is not trusted',
        hint: 'set NODE_EXTRA_CA_CERTS to the path of your certificate authority’s certificate',
        certificateFault: 'unknown-issuer',
        isPermanent: true,
    },
    {
        code: /^EPROTO$|ERR_(?:SSL|TLS)_/,
        description: 'it does not speak TLS as expected',
        hint: 'perhaps this port serves http',
        isPermanent: true,
    },
    // What the parser expected there is `HTTP/`.
    {
        code: /^HPE_INVALID_CONSTANT$/,
        description: 'its response is not HTTP',
        hint: 'perhaps this port serves something else',
    },
    {
        code: /^HPE_HEADER_OVERFLOW$/,
        description: `its response headers are larger than ${external_node_http_.maxHeaderSize >> 10} KiB`,
    },
];
/**
 * Returns what an error of `node:http`, `node:tls`, undici's `fetch`, or the toolkit's tunnel
 * means.
 * @param viaProxy whether the connection is made to a proxy: where the error itself does not say
 * which of the two failed
 * @param env that of this process, because Node reads `NODE_EXTRA_CA_CERTS` there
 */
function classifyConnectionError(error, viaProxy = false, env = process.env) {
    const cause = unwrapCause(error);
    if (cause instanceof attempt/* AttemptTimeout */.F)
        return { why: cause.why, isTimeout: true, isPermanent: false };
    const proxyFailure = (0,proxy/* classifyProxyError */.t2)(cause);
    if (proxyFailure !== undefined)
        return proxyFailure;
    const failed = Object(cause);
    const { message = String(cause), reason } = failed;
    // The code of a DOMException is a number.
    const code = typeof failed.code === 'string' ? failed.code : '';
    const rule = findFailureRule(code, findSystemCall(failed));
    if (rule === undefined) {
        const why = (0,clean/* safe */.gB) `the connection was lost before the whole response arrived (${code || message})`;
        return { why, isPermanent: false };
    }
    if (rule.isFirstHop && viaProxy)
        return (0,proxy/* makeUnreachableProxyFailure */.Ne)(code);
    return applyFailureRule(rule, code, reason, env);
}
/**
 * Returns the system call that failed. Happy eyeballs (RFC 8305) reports the failures of all
 * addresses as one error.
 */
function findSystemCall({ syscall, errors = [] }) {
    if (syscall !== undefined)
        return syscall;
    const syscalls = new Set(errors.map((each) => each.syscall));
    if (syscalls.size === 1 && syscalls.has('connect'))
        return 'connect';
    return undefined;
}
function findFailureRule(code, syscall) {
    return FAILURE_RULES.find((rule) => {
        if (rule.code?.test(code))
            return true;
        return syscall !== undefined && rule.syscall === syscall;
    });
}
/** Returns the failure by a rule. `reason` tells which host a certificate is for. */
function applyFailureRule(rule, code, reason, env) {
    const { description, hint, certificateFault, isPermanent = false } = rule;
    let extraCertificates;
    if (certificateFault === 'unknown-issuer')
        extraCertificates = explainExtraCertificates(env);
    if (extraCertificates) {
        const why = (0,clean/* safe */.gB) `${description} (${code}), ${extraCertificates}`;
        return { why, isPermanent, certificate: why, certificateFault, isUnresolved: false };
    }
    // https://nodejs.org/api/tls.html#tlscheckserveridentityhostname-cert
    let withoutHint = (0,clean/* safe */.gB) `${description} (${code})`;
    // The list of names at the end may be empty.
    const names = String(reason ?? '').replace(/:\s*$/, '');
    if (names !== '')
        withoutHint = (0,clean/* safe */.gB) `${description} (${code}: ${names})`;
    let why = withoutHint;
    if (hint !== undefined)
        why = (0,clean/* safe */.gB) `${description} (${code}; ${hint})`;
    let certificate;
    if (certificateFault !== undefined)
        certificate = withoutHint;
    return {
        why,
        isPermanent,
        certificate,
        certificateFault,
        isUnresolved: rule.isUnresolved === true,
    };
}
/** Returns the innermost cause, which says more than the errors that libraries wrap around it. */
function unwrapCause(error) {
    const { cause } = Object(error);
    if (cause === undefined)
        return error;
    return unwrapCause(cause);
}


/***/ }),

/***/ 3174:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   FE: () => (/* binding */ followRedirects),
/* harmony export */   uC: () => (/* binding */ readRedirectTarget)
/* harmony export */ });
/* unused harmony export isRedirectStatus */
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);
/** Returns whether browsers follow a response with this status if it has a target. */
function isRedirectStatus(status) {
    return REDIRECT_STATUSES.has(status);
}
/**
 * Returns the target of a response's redirect from `from`, as a full URL if it can be parsed
 * (untrusted text); undefined if it is not a redirect.
 */
function readRedirectTarget({ statusCode = 0, headers: { location } }, from) {
    if (!isRedirectStatus(statusCode) || !location)
        return undefined;
    const url = URL.parse(location, from.href);
    return url?.href ?? location;
}
/**
 * Requests an address, and follows its redirects.
 * @throws the errors of `send`, `discard`, and `decideNext`
 */
async function followRedirects(first, { send, discard, decideNext }) {
    const visited = [first];
    for (let url = first;; visited.push(url)) {
        const message = await send(url);
        const to = readRedirectTarget(message, url);
        if (to === undefined)
            return { message, visited, stopReason: undefined };
        await discard(message);
        const target = decideNext(to, visited);
        if (!(target instanceof URL))
            return { message, visited, stopReason: target };
        url = target;
    }
}


/***/ }),

/***/ 3063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ isHtmlBody),
/* harmony export */   q: () => (/* binding */ readHtmlTitle)
/* harmony export */ });
/** Recognizes web pages of a gateway, a login, or a firewall in place of the requested content. */
/** Returns whether a body is HTML. */
function isHtmlBody(body) {
    return /^\s*<(!doctype|html|head|body|title|meta|!--)/i.test(body);
}
/**
 * Returns the title of a web page, which often tells who sent it (“Sign in”, “Just a moment…”). It
 * is untrusted text with entities; empty if there is none. Undefined if `body` is not a web page.
 */
function readHtmlTitle(body) {
    if (!isHtmlBody(body))
        return undefined;
    const [, title = ''] = /<title[^<>]{0,200}>([^<]{1,500})/i.exec(body) ?? [];
    return title.trim();
}


/***/ }),

/***/ 8380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ parseRetryAfter)
/* harmony export */ });
/**
 * Returns how long a response with these headers asks clients to wait, in ms: `Retry-After` in
 * seconds, or as an HTTP date (RFC 9110, section 10.2.3) that is compared with the response's own
 * `Date`, because clocks may differ, or with `nowMs` without one. Undefined if it does not ask for
 * that.
 */
function parseRetryAfter(headers, nowMs) {
    const { 'retry-after': header = '', date = '' } = headers;
    const text = header.trim();
    if (/^\d+$/.test(text))
        return Number(text) * 1_000;
    const untilMs = parseHttpDate(text);
    if (untilMs === undefined)
        return undefined;
    const sentAtMs = parseHttpDate(date) ?? nowMs;
    return Math.max(0, untilMs - sentAtMs);
}
/**
 * RFC 9110, section 5.6.7: all three forms are in UTC, but the asctime form, which ends with the
 * year, does not include the zone.
 */
function parseHttpDate(text) {
    if (!/^[A-Z][a-z]{2,8},? /.test(text))
        return undefined;
    const date = Date.parse(/ \d{4}$/.test(text) ? `${text} GMT` : text);
    if (Number.isNaN(date))
        return undefined;
    return date;
}


/***/ }),

/***/ 7115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ne: () => (/* binding */ makeUnreachableProxyFailure),
/* harmony export */   t2: () => (/* binding */ classifyProxyError),
/* harmony export */   zc: () => (/* binding */ listProxyProblems)
/* harmony export */ });
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4874);

/** The beginning of each message of the package `tunnel`. */
const TUNNEL_ERROR_PREFIX = 'tunneling socket could not be established, ';
/** The message of undici if a proxy refused to connect. */
const UNDICI_REFUSAL = /^Proxy response \((\d{3})\)/;
/**
 * Returns the failure of the proxy if an error is from the toolkit's tunnel or from undici;
 * undefined otherwise. The tunnel (the package `tunnel`) reports failures only in the message.
 */
function classifyProxyError(error) {
    const { message = '' } = Object(error);
    const refusedStatus = UNDICI_REFUSAL.exec(message)?.[1];
    if (refusedStatus)
        return classifyProxyStatus(Number(refusedStatus));
    if (!message.startsWith(TUNNEL_ERROR_PREFIX))
        return undefined;
    const details = message.slice(TUNNEL_ERROR_PREFIX.length);
    const tunnelStatus = /^statusCode=(\d{3})/.exec(details)?.[1];
    if (tunnelStatus !== undefined)
        return classifyProxyStatus(Number(tunnelStatus));
    const cause = details.replace(/^cause=/, '');
    const [code = ''] = /\b(?:E[A-Z]{3,}|EAI_[A-Z]+)\b/.exec(cause) ?? [];
    // The message is empty if several addresses failed.
    if (cause !== '' && !/^(connect|getaddrinfo) /.test(cause)) {
        return {
            proxy: 'failed',
            why: (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `the proxy in HTTPS_PROXY closed the connection (${cause})`,
            isPermanent: false,
        };
    }
    return makeUnreachableProxyFailure(code);
}
/** Returns the failure for an unreachable proxy. `code` is that of the error, or empty. */
function makeUnreachableProxyFailure(code) {
    return {
        proxy: 'unreachable',
        why: (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `the proxy in HTTPS_PROXY could not be reached${code && (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) ` (${code})`}`,
        isPermanent: code === 'ENOTFOUND',
    };
}
/**
 * https://www.rfc-editor.org/rfc/rfc9110#name-connect: anything but 2xx means that there is no
 * tunnel.
 */
function classifyProxyStatus(status) {
    if (status === 401 || status === 407) {
        const why = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `the proxy in HTTPS_PROXY requires a username and password, or rejected the ones given (HTTP ${status})`;
        return { proxy: 'login', why, isPermanent: true };
    }
    if (status === 403) {
        const why = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `the proxy in HTTPS_PROXY does not allow a connection to the server (HTTP ${status})`;
        return { proxy: 'refused', why, isPermanent: true };
    }
    const why = (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `the proxy in HTTPS_PROXY could not connect to the server (HTTP ${status})`;
    return { proxy: 'failed', why, isPermanent: false };
}
/**
 * The variables that the toolkit reads for `https` addresses; `http` is only for loopback, which
 * has no proxy.
 */
const PROXY_VARIABLES = ['https_proxy', 'HTTPS_PROXY'];
/**
 * Returns the errors in the proxy settings. The toolkit would ignore invalid values and use no
 * proxy. The values are never shown, because they may contain a password.
 */
function listProxyProblems(env) {
    return PROXY_VARIABLES.flatMap((name) => {
        const text = env[name];
        if (!text)
            return [];
        if (hasUnencodedPassword(text))
            return [(0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `${name} in the environment ${UNENCODED}`];
        if (isProxyUrl(text))
            return [];
        return [
            (0,_text_clean_js__WEBPACK_IMPORTED_MODULE_0__/* .safe */ .gB) `${name} in the environment is not the address of a proxy: expected http://host:port, or http://user:password@host:port with the username and password percent-encoded; SOCKS is not supported`,
        ];
    });
}
const UNENCODED = 'has a “#”, “?”, or “/” in the username or password: percent-encode special characters there (# is %23, ? is %3F, / is %2F, @ is %40)';
/**
 * Returns whether the host in an address would be a part of the username or password, because a
 * character there ends the host.
 */
function hasUnencodedPassword(text) {
    const [, afterHost = ''] = /^https?:\/\/[^/?#]*([/?#].*)$/is.exec(text) ?? [];
    return afterHost.includes('@');
}
function isProxyUrl(text) {
    if (!URL.canParse(text))
        return false;
    const { protocol, hostname, username, password } = new URL(text);
    try {
        decodeURIComponent(`${username}${password}`);
    }
    catch {
        return false;
    }
    return /^https?:$/.test(protocol) && hostname !== '';
}


/***/ }),

/***/ 2708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  _O: () => (/* binding */ USER_AGENT),
  w$: () => (/* binding */ sendRequest)
});

// UNUSED EXPORTS: openConnectionPool

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __nccwpck_require__(7067);
;// CONCATENATED MODULE: external "node:https"
const external_node_https_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/proxy.js
var proxy = __nccwpck_require__(9783);
;// CONCATENATED MODULE: ./lib/net/request.js



/** The user agent of all requests. */
const USER_AGENT = 'docs-export-action';
/**
 * Sends one request and returns the response, whatever its status, as soon as its headers have
 * arrived. It does not follow redirects, and uses the proxy from the environment. The toolkit's own
 * request function is not used: it is half as fast with large bodies, its timeout error shows the
 * query, which may contain a signature, and its module takes 60 ms and 20 MiB to load.
 *
 * @throws any error of the connection, or the reason of `signal`
 */
async function sendRequest(url, options) {
    const { method = 'GET', headers, body, signal, agent, onConnected } = options;
    const tunnel = agent ? undefined : await openProxyAgent(url);
    // Node removes the brackets of an IPv6 literal for its resolver, but a proxy needs them.
    const hostOptions = tunnel && { hostname: url.hostname };
    return new Promise((resolve, reject) => {
        // The signal does not end a wait for a proxy that never responds to CONNECT, so the promise is
        // rejected without waiting for it.
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
        const send = url.protocol === 'https:' ? external_node_https_namespaceObject.request : external_node_http_.request;
        const connection = { agent: agent ?? tunnel ?? false, ...hostOptions };
        const request = send(url, { method, headers, signal, ...connection });
        // A reused TLS connection never reports that it is connected: each request would leave a
        // listener.
        if (onConnected !== undefined)
            callWhenConnected(request, url, onConnected);
        let hasResponse = false;
        request.on('response', (response) => {
            hasResponse = true;
            resolve(response);
        });
        request.on('error', (error) => {
            const canRetry = method === 'GET' && wasKeptConnectionClosed(request, error);
            if (signal.aborted)
                reject(signal.reason);
            else if (canRetry && !hasResponse)
                resolve(sendRequest(url, { ...options, agent: undefined }));
            else
                reject(error);
        });
        // After a response that switches protocols, Node closes the connection without an error.
        request.on('close', () => {
            if (!hasResponse)
                reject(makeClosedEarlyError());
        });
        request.end(body);
    });
}
/**
 * Was a reused connection closed by the server just when it was used? See
 * https://nodejs.org/api/http.html#requestreusedsocket
 */
function wasKeptConnectionClosed({ reusedSocket }, { code }) {
    const isClosed = code === 'ECONNRESET' || code === 'EPIPE';
    return reusedSocket && isClosed;
}
function makeClosedEarlyError() {
    return Object.assign(new Error('the connection was closed without a response'), {
        code: 'ECONNRESET',
    });
}
function callWhenConnected(request, { protocol }, onConnected) {
    const isTls = protocol === 'https:';
    request.once('socket', (socket) => {
        if (!isTls && !socket.connecting)
            onConnected();
        else
            socket.once(isTls ? 'secureConnect' : 'connect', onConnected);
    });
}
/**
 * Returns an agent with up to `maxConnections` connections to the host of `url`, or half of that
 * through a proxy. Close it when it is no longer needed.
 * @throws Error if the address of the proxy is invalid
 */
async function openConnectionPool(url, maxConnections) {
    // The tunnel keeps a connection only for a request that is already waiting for it, and closes all
    // others itself.
    const maxTunnels = Math.max(1, Math.floor(maxConnections / 2));
    const tunnel = await openProxyAgent(url, maxTunnels);
    if (tunnel)
        return { agent: tunnel, close: () => { } };
    const { Agent } = url.protocol === 'https:' ? https : http;
    const agent = new Agent({
        keepAlive: true,
        maxSockets: maxConnections,
        maxFreeSockets: maxConnections,
    });
    return { agent, close: () => agent.destroy() };
}
/**
 * Returns the agent for requests through a proxy, which keeps connections if `maxSockets` is given;
 * undefined without a proxy. Only such a request needs the toolkit's client, which takes longer to
 * load than a small archive takes to download.
 */
async function openProxyAgent(url, maxSockets) {
    if (!(0,proxy/* getProxyUrl */.s)(url))
        return undefined;
    const { HttpClient } = await __nccwpck_require__.e(/* import() */ 779).then(__nccwpck_require__.bind(__nccwpck_require__, 2779));
    const options = maxSockets === undefined ? { keepAlive: false } : { keepAlive: true, maxSockets };
    return new HttpClient(USER_AGENT, [], options).getAgent(url.href);
}


/***/ }),

/***/ 4304:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dm: () => (/* binding */ getMaxRetries),
/* harmony export */   WJ: () => (/* binding */ isTransientStatus),
/* harmony export */   w0: () => (/* binding */ computeRetryPause),
/* harmony export */   yE: () => (/* binding */ RETRY_POLICY)
/* harmony export */ });
/**
 * The numbers that all of them share; times in ms. Retries are counted in a row: progress starts
 * the count again. The connections to a published site are in live/requesting/origin-state.ts, and
 * how often a check run is requested from GitHub in phases/wait-for-commit-check.ts.
 */
const RETRY_POLICY = {
    /** Five attempts in all. A wait with a deadline has no such limit: there the deadline decides. */
    maxRetries: 4,
    /**
     * For what looks like a wrong setting: it rarely fixes itself, so not even a distant deadline
     * justifies more.
     */
    maxRetriesIfPermanent: 4,
    /** For a proxy that rejects the password: some lock the account after a few attempts. */
    maxRetriesOfLogin: 1,
    /** The pauses before jitter: 1 s, 2 s, 4 s … 30 s. */
    minPauseMs: 1_000,
    maxPauseMs: 30_000,
    pauseFactor: 2,
    /**
     * The client errors that mean “not now” (RFC 9110, 8470, 6585; 499: nginx gave up waiting). Every
     * server error means that, too.
     */
    transientStatusCodes: [408, 425, 429, 499],
    api: {
        /** The longest pause before jitter after a start that was refused because of a limit. */
        maxPauseOfLimitedStartMs: 4 * 60_000,
        /** The longest pause that the service can ask for where no deadline limits it. */
        maxRetryAfterMs: 5 * 60_000,
        /**
         * A new job may not be known everywhere immediately: until then, a 404 is retried.
         */
        notFoundGraceMs: 10_000,
        /**
         * A service that was never reached in this time is considered unreachable: a wrong address, a
         * firewall, a dead proxy.
         */
        firstConnectionMs: 2 * 60_000,
        /**
         * The timeout of the final request, which is sent at the deadline. It is longer for `start`:
         * if a start is aborted, nobody knows whether the export was started.
         */
        lastAttemptMs: {
            start: 5_000,
            status: 1_500,
            bundle: 1_500,
            'agent-job': 1_500,
            update: 1_500,
            'update-status': 1_500,
        },
        /**
         * The minimum time between two requests about a build. An organization may send ten in ten
         * seconds; this leaves some of them for other jobs, whatever pauses `poll-interval` and the
         * retries ask for.
         */
        buildSpacingMs: 1_500,
    },
    storage: {
        /** The longest pause that the storage can ask for. */
        maxRetryAfterMs: 2 * 60_000,
        /**
         * The pause before each new link of a download is used. One that has expired is replaced
         * immediately. A new link that is refused may become valid in a moment: the clock that signs
         * may be ahead of the one that checks.
         */
        pausesBeforeRenewedMs: [0, 2_000, 5_000],
    },
    github: {
        /**
         * How long to try to write a comment: after that, the step reports the failure instead of
         * blocking the job.
         */
        commentTimeLimitMs: 2 * 60_000,
        /** The time limit for finding a published site on GitHub, in ms, including pauses. */
        publishedTimeLimitMs: 5 * 60_000,
        /**
         * The pause after a secondary rate limit that specifies none:
         * https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#handle-rate-limit-errors-appropriately
         */
        secondaryLimitMs: 60_000,
        /** The timeout of a request that is sent when the time is nearly over. */
        lastAttemptMs: 5_000,
    },
    live: {
        /** The longest pause that the host of a published site can ask for. */
        maxRetryAfterMs: 2 * 60_000,
        /** A host that was never reached in this time is considered unreachable. */
        firstConnectionMs: 2 * 60_000,
        /** How long the final round of requests, which starts at the deadline, may take. */
        lastRoundMs: 5_000,
        /** The timeout of a request that is sent when the time is nearly over. */
        lastAttemptMs: 1_500,
    },
};
/** Returns whether this status means “not now”: the same request may succeed later. */
function isTransientStatus(status) {
    return status >= 500 || RETRY_POLICY.transientStatusCodes.some((code) => code === status);
}
/**
 * Returns how many retries in a row a connection failure is worth; `Infinity` if there is no limit.
 */
function getMaxRetries({ isPermanent, proxy }) {
    if (proxy === 'login')
        return RETRY_POLICY.maxRetriesOfLogin;
    if (isPermanent)
        return RETRY_POLICY.maxRetriesIfPermanent;
    return Number.POSITIVE_INFINITY;
}
/**
 * Returns the pause in ms before the next attempt after this many `failures` in a row (1 or more).
 * It grows exponentially with full jitter, so that workflows that failed together do not retry
 * together: https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/. A server can
 * ask for a longer pause, but not for a shorter one, which could overload it.
 */
function computeRetryPause(failures, random, retryAfterMs = 0, maxPauseMs = RETRY_POLICY.maxPauseMs) {
    const usualMs = RETRY_POLICY.minPauseMs * RETRY_POLICY.pauseFactor ** (failures - 1);
    const cappedMs = Math.min(maxPauseMs, usualMs);
    const pauseMs = Math.round(random() * cappedMs);
    return Math.max(retryAfterMs, pauseMs);
}


/***/ }),

/***/ 4246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Gq: () => (/* binding */ invalid),
/* harmony export */   o9: () => (/* binding */ InvalidInput)
/* harmony export */ });
/* unused harmony export ensureHasValue */
/* harmony import */ var _text_clean_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4874);
/* harmony import */ var _text_worded_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6285);


/** An error in an input, worded to follow its name. */
class InvalidInput extends _text_worded_error_js__WEBPACK_IMPORTED_MODULE_0__/* .WordedError */ .g {
    name = 'InvalidInput';
}
/**
 * Refuses the words that expressions produce for a missing value, as in `… || 'none'`.
 * @throws InvalidInput
 */
function ensureHasValue(text) {
    if (!/^(?:none|null|undefined)$/i.test(text))
        return;
    const advice = safe `check the outputs of the step or job that the expression reads`;
    throw invalid `is “${text}”, which is not a value. If you set it with an expression, ${advice}`;
}
/** A template tag for an error in an input; values are made safe as by `safe`. */
function invalid(words, ...values) {
    return new InvalidInput((0,_text_clean_js__WEBPACK_IMPORTED_MODULE_1__/* .safe */ .gB)(words, ...values));
}


/***/ }),

/***/ 7744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  O: () => (/* binding */ finish)
});

// EXTERNAL MODULE: ./lib/errors/messages.js + 1 modules
var messages = __nccwpck_require__(8596);
// EXTERNAL MODULE: ./lib/errors/step-error.js
var step_error = __nccwpck_require__(3234);
// EXTERNAL MODULE: ./lib/inputs/input-table-reader.js
var input_table_reader = __nccwpck_require__(9314);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __nccwpck_require__(4874);
;// CONCATENATED MODULE: ./lib/step/leftovers.js

/** What happens to leftover files, by who removes them. */
const REMOVAL_NOTES = {
    'later run': 'It is no longer needed: a run with the same paths removes it after a day.',
    runner: 'It is no longer needed: the runner removes it with its temporary files.',
    nobody: 'It is no longer needed: delete it.',
};
/** Logs files that the step should have removed, and what happens to them. */
function reportLeftovers({ removals, log }) {
    for (const { path, why, clearedBy } of removals.leftovers) {
        if (why === undefined)
            log.info((0,clean/* safe */.gB) `Note: there was no time to remove ${path}. ${REMOVAL_NOTES[clearedBy]}`);
        else
            log.info((0,clean/* safe */.gB) `Note: ${path} could not be removed (${why}). Check what is in it, then delete it.`);
    }
}

;// CONCATENATED MODULE: ./lib/summary/docs-url.js
/** A repository's owner and name. Both can be used in a URL without escaping. */
const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;
/**
 * Returns the URL of a page of this action's documentation, in the version that is running;
 * undefined if unknown. The runner reports the action's repository unless the action is in a folder
 * of the workflow's repository
 * (https://docs.github.com/actions/reference/workflows-and-actions/variables). Gitea and Forgejo
 * set the same variables, but show files at other addresses.
 */
function makeDocsUrl(env, page, anchor) {
    const { GITHUB_SERVER_URL: server = '', GITHUB_ACTION_REPOSITORY: repository = '', GITHUB_ACTION_REF: ref = '', } = env;
    if (env.GITEA_ACTIONS === 'true' || env.FORGEJO_ACTIONS === 'true')
        return undefined;
    if (!REPOSITORY.test(repository) || ref === '')
        return undefined;
    const version = ref.split('/').map(encodeURIComponent).join('/');
    const url = URL.parse(`/${repository}/blob/${version}/${page}#${anchor}`, server);
    if (url?.protocol !== 'https:')
        return undefined;
    return url.href;
}
/** Returns the URL of an error's entry in TROUBLESHOOTING.md; if unknown, how to find it. */
function describeTroubleshooting(env, code) {
    return makeDocsUrl(env, 'TROUBLESHOOTING.md', code) ?? `TROUBLESHOOTING.md, ${code}`;
}

;// CONCATENATED MODULE: ./lib/published/finish-published.js






/**
 * Ends the step: reports what is left behind and, if the step failed, prints the one error. Returns
 * whether the step is green. Never throws.
 */
function finish(step, ending) {
    const { env, log } = step;
    reportLeftovers(step);
    if (!(ending instanceof step_error/* StepError */.z))
        return true;
    const { code, values, cause } = ending;
    log.trace(cause);
    const site = (0,input_table_reader/* readRawText */.YM)(env, 'site');
    let title = (0,clean/* safe */.gB) `Published site`;
    if (site !== '')
        title = (0,clean/* safe */.gB) `${title} ${site}`;
    log.error(title, (0,messages/* fillMessage */.fu)(code, values, messages/* PUBLISHED_SITE_WORDINGS */.Jb));
    log.info((0,clean/* safe */.gB) `More: ${describeTroubleshooting(env, code)}`);
    return false;
}


/***/ }),

/***/ 5446:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _errors_step_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3234);
/* harmony import */ var _run_as_process_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2395);
/* harmony import */ var _finish_published_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7744);
/* harmony import */ var _published_step_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4703);
/* harmony import */ var _run_published_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(288);





const cancellation = new AbortController();
const step = (0,_published_step_js__WEBPACK_IMPORTED_MODULE_3__/* .openPublishedStep */ .z)(cancellation.signal);
await (0,_run_as_process_js__WEBPACK_IMPORTED_MODULE_1__/* .runAsProcess */ .d)({
    cancellation,
    run: () => (0,_run_published_js__WEBPACK_IMPORTED_MODULE_4__/* .run */ .e)(step),
    finish: (ending) => (0,_finish_published_js__WEBPACK_IMPORTED_MODULE_2__/* .finish */ .O)(step, ending),
    makeCanceledError: () => new _errors_step_error_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .z('cancelled', { job: undefined, status: undefined, notStarted: undefined }),
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 4703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  z: () => (/* binding */ openPublishedStep)
});

// UNUSED EXPORTS: PUBLISHED_OUTPUTS

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./lib/common/disk-errors.js
var disk_errors = __nccwpck_require__(4114);
// EXTERNAL MODULE: ./lib/common/error-message.js
var error_message = __nccwpck_require__(9653);
// EXTERNAL MODULE: ./lib/common/event-loop.js
var event_loop = __nccwpck_require__(1164);
// EXTERNAL MODULE: ./lib/disk/busy-files.js
var busy_files = __nccwpck_require__(9366);
// EXTERNAL MODULE: ./lib/disk/paths.js
var paths = __nccwpck_require__(7469);
;// CONCATENATED MODULE: ./lib/disk/removal.js







/**
 * Removes files and folders in the background. Signals are handled between slices of the work, so
 * that a canceled step can report what is left.
 */
class removal_Removals {
    #leftovers = new Map();
    #pending = new Set();
    /**
     * Lists `path` in `leftovers` until it is removed, in case the step is stopped before it calls
     * `start`.
     */
    plan(path, clearedBy) {
        this.#leftovers.set(path, { why: undefined, clearedBy });
    }
    /**
     * Starts removing the file or folder at `path` with all its content. What cannot be removed stays
     * in `leftovers`.
     */
    start(path, options) {
        this.plan(path, options.clearedBy);
        const removal = this.#remove(path, options).finally(() => this.#pending.delete(removal));
        this.#pending.add(removal);
    }
    /** Resolves when nothing is being removed anymore. */
    async waitUntilSettled() {
        await Promise.all(this.#pending);
    }
    /** The files and folders that have not been removed yet, or could not be. */
    get leftovers() {
        return [...this.#leftovers].map(([path, rest]) => ({ path, ...rest }));
    }
    async #remove(path, { onRemoved, clearedBy }) {
        const why = await removeAll(path).catch(error_message/* getErrorMessage */.u);
        if (why !== undefined) {
            this.#leftovers.set(path, { why, clearedBy });
            return;
        }
        onRemoved?.();
        this.#leftovers.delete(path);
    }
}
/** A name that is not valid UTF-8 cannot be opened as a string. */
const AS_BYTES = { withFileTypes: true, encoding: 'buffer' };
/**
 * Removes the file or folder at `path`. Returns the first reason why something is left; undefined
 * if nothing is.
 */
async function removeAll(path) {
    const yieldIfDue = (0,event_loop/* makeYielder */.$I)();
    const retry = (0,busy_files/* makeBusyRetry */.U)();
    let obstacle;
    /**
     * Returns the result of `work`; undefined if it failed. The failure is noted unless there was
     * nothing to remove.
     */
    const attempt = async (path, work) => {
        try {
            return await retry(work);
        }
        catch (error) {
            if (!(0,disk_errors/* isDiskError */.Mi)(error))
                throw error;
            if (error.code !== 'ENOENT')
                obstacle ??= `${(0,external_node_path_.basename)(String(path))}: ${error.code ?? error.message}`;
            return undefined;
        }
    };
    const removeFolder = async (folder) => {
        const entries = await attempt(folder, () => (0,external_node_fs_.readdirSync)(folder, AS_BYTES));
        for (const entry of entries ?? []) {
            const entryPath = (0,paths/* joinBytePaths */.vV)(folder, entry.name);
            if (entry.isDirectory())
                await removeFolder(entryPath);
            else
                await attempt(entryPath, () => (0,external_node_fs_.unlinkSync)(entryPath));
            await yieldIfDue();
        }
        await attempt(folder, () => (0,external_node_fs_.rmdirSync)(folder));
    };
    if (await attempt(path, () => (0,external_node_fs_.lstatSync)(path).isDirectory()))
        await removeFolder(Buffer.from(path));
    else
        await attempt(path, () => (0,external_node_fs_.unlinkSync)(path));
    return obstacle;
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
// EXTERNAL MODULE: ./lib/common/words.js
var words = __nccwpck_require__(5948);
// EXTERNAL MODULE: ./lib/errors/step-error.js
var step_error = __nccwpck_require__(3234);
// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function issue(name, message = '') {
    issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
;// CONCATENATED MODULE: external "crypto"
const external_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!fs.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    fs.appendFileSync(filePath, `${toCommandValue(message)}${os.EOL}`, {
        encoding: 'utf8'
    });
}
function prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
;// CONCATENATED MODULE: ./lib/text/runner-commands.js
/**
 * The parts of `@actions/core` that talk to the runner. The package's main module also loads the
 * OIDC client, and with it undici, neither of which is used here. They take two thirds of this
 * step's startup time (`npm run bench`). The imports are by path because the package exports only
 * its main module. Also, Node refuses `imports` in package.json that point into a `node_modules`
 * folder (https://nodejs.org/api/packages.html#subpath-imports).
 */



;// CONCATENATED MODULE: ./lib/step/outputs.js






/** The outputs of the step, as action.yml declares them. */
const outputs_OUTPUTS = (/* unused pure expression or super */ null && ([
    'status',
    'outcome',
    'bundleUrl',
    'linkExpiresAt',
    'prLink',
    'jobId',
    'job',
    'pageCount',
    'builtCommit',
    'bundlePath',
    'bundleSize',
    'bundleSha256',
    'sitePath',
    'siteFiles',
    'siteDigest',
    'verifyReport',
    'verifyErrors',
    'verifyWarnings',
    'verifyAccepted',
    'verifyNewErrors',
    'verifyNewWarnings',
    'externalLinks',
    'newExternalLinks',
    'changed',
    'changesReport',
    'pagesAdded',
    'pagesRemoved',
    'pagesChanged',
    'liveReport',
    'liveErrors',
]));
/**
 * Returns the writer of this run's outputs. The code never reads outputs back. Without a runner's
 * output file, as in a manual run, nothing is written.
 */
function outputs_openOutputs(env, names) {
    const written = new Map();
    return {
        clearAll() {
            for (const name of names)
                this.set(name, '');
        },
        set(name, value) {
            if (written.get(name) === value)
                return;
            written.set(name, value);
            if (env.GITHUB_OUTPUT)
                appendTo(env, 'OUTPUT', prepareKeyValueMessage(name, value));
        },
    };
}
/**
 * Appends lines to one of the files that the runner reads after the step. `env` has their paths.
 * @throws StepError (`runner-file`) if it cannot be written
 */
function appendTo(env, file, text) {
    const path = env[`GITHUB_${file}`] ?? '';
    try {
        appendWhole(path, text + external_node_os_.EOL);
    }
    catch (error) {
        throw makeRunnerFileError(file, path, error);
    }
}
const CONSEQUENCES = {
    OUTPUT: 'later steps might not get the outputs of this step',
    STEP_SUMMARY: 'this step has no job summary',
};
/** The error codes of the system (errno(3)) that depend on the path and not on the disk. */
const WRONG_PATH_CODES = (0,words/* splitWords */.yM)('ENOENT ENOTDIR EISDIR EACCES EPERM EROFS');
/** Returns the error to report for a file of the runner; `error` itself if it is a bug. */
function makeRunnerFileError(file, path, error) {
    if (!(0,disk_errors/* isDiskError */.Mi)(error))
        return error;
    const { code = '' } = error;
    const why = (0,disk_errors/* describeDiskError */.hs)(error);
    let advice = 'Check the runner’s disk';
    if (WRONG_PATH_CODES.has(code))
        advice = 'Check that the workflow does not change this variable';
    const values = { file: `GITHUB_${file}`, path, why, consequence: CONSEQUENCES[file], advice };
    return new step_error/* StepError */.z('runner-file', values, error);
}
/** Appends to a file that must exist, because the runner reads only files that it created. */
function appendWhole(path, text) {
    const file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_APPEND);
    try {
        const { size } = (0,external_node_fs_.fstatSync)(file);
        try {
            (0,external_node_fs_.writeFileSync)(file, text);
        }
        catch (error) {
            // A partial entry, as a full disk leaves it, would make the runner reject the whole file.
            if ((0,external_node_fs_.fstatSync)(file).size > size)
                (0,external_node_fs_.ftruncateSync)(file, size);
            throw error;
        }
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}

// EXTERNAL MODULE: ./lib/common/clock.js
var clock = __nccwpck_require__(9419);
;// CONCATENATED MODULE: ./lib/common/report-error.js

/**
 * A file-system error while reports were written. Its message says so in one sentence without the
 * period.
 */
class report_error_ReportError extends Error {
    name = 'ReportError';
    /** The fields that make it a file-system error: see `isDiskError`. */
    code;
    syscall;
    isDiskFull;
    constructor(folder, cause) {
        super(`the report could not be written to ${folder}: ${(0,disk_errors/* describeDiskError */.hs)(cause)}`, { cause });
        this.code = cause.code ?? '';
        this.syscall = cause.syscall;
        this.isDiskFull = disk_errors/* DISK_FULL_CODES */.tI.has(this.code);
    }
}
/**
 * Runs `work`, which writes reports into a folder, and returns its result.
 * @throws ReportError for a file-system error; any other error of `work`
 */
async function runReportWork(folder, work) {
    try {
        return await work();
    }
    catch (error) {
        if (isDiskError(error))
            throw new report_error_ReportError(folder, error);
        throw error;
    }
}

// EXTERNAL MODULE: ./lib/common/units.js
var units = __nccwpck_require__(7414);
// EXTERNAL MODULE: ./lib/disk/temp-folder.js
var temp_folder = __nccwpck_require__(892);
// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __nccwpck_require__(4874);
;// CONCATENATED MODULE: ./lib/text/log.js



/** How many errors in a chain of causes are traced: a chain may be circular. */
const MAX_CAUSES = 8;
const masked = new Set();
/**
 * The maximum length of a path, in characters. It is the path of a file in the workspace, so it may
 * be long.
 */
const MAX_PATH = 4_096;
const makeAnnotator = (command) => (title, text, at) => {
    const location = at && {
        file: (0,clean/* clean */.uH)(at.file, MAX_PATH),
        ...(at.line !== undefined && { line: at.line }),
    };
    issueCommand(command, { title: title.text, ...location }, text.text);
};
/**
 * The log that users read while the step runs. Everything goes to stdout: the runner reads stderr
 * first, before the masks that are still in stdout.
 */
const log = {
    /** An ordinary line. */
    info(text) {
        process.stdout.write(text.text + external_node_os_.EOL);
    },
    /** A notice annotation: one per run, for the success of the step. */
    notice: makeAnnotator('notice'),
    /** A warning annotation. */
    warning: makeAnnotator('warning'),
    /** The error annotation: one per run, for the failure of the step itself. */
    error: makeAnnotator('error'),
    /** Hides a secret in all logs of the job from now on. */
    maskInJob(secret) {
        if (masked.has(secret))
            return;
        masked.add(secret);
        (0,clean/* hideSecret */.DL)(secret);
        issueCommand('add-mask', {}, secret);
    },
    /** Hides a secret in what this step itself prints. */
    hideInStep: clean/* hideSecret */.DL,
    /** The stack of an error and of its causes; shown when the run has debug logging on. */
    trace(error) {
        let cause = error;
        for (let depth = 0; cause instanceof Error && depth < MAX_CAUSES; depth++) {
            for (const line of (cause.stack ?? cause.message).split(/[\r\n]+/))
                issueCommand('debug', {}, (0,clean/* safe */.gB) `trace: ${line}`.text);
            cause = cause.cause;
        }
    },
};

;// CONCATENATED MODULE: ./lib/step/step.js











const HEARTBEAT_INTERVAL_MS = 60_000;
/** The prefix of the name of the folder for reports. */
const REPORT_FOLDER_PREFIX = 'docs-export-report-';
/** The dependencies in a real run. */
const RUNNER = {
    env: process.env,
    clock: clock/* systemClock */.m,
    random: Math.random,
    log: log,
};
/** Returns the step as the runner started it, or with the dependencies that a test passes. */
function openStep(signal, dependencies = RUNNER) {
    const { env, clock } = dependencies;
    const timings = [];
    return {
        ...dependencies,
        outputs: openOutputs(env, OUTPUTS),
        signal,
        startedAtMs: clock.now(),
        facts: { subject: 'Documentation', resumeWith: {} },
        phaseResults: {},
        summaryRows: [],
        timings,
        sections: [],
        collapsedSections: [],
        removals: new Removals(),
        getReportFolder: makeReportFolderGetter(env),
        runPhase: makePhaseRunner(dependencies, timings),
    };
}
function makeReportFolderGetter(env) {
    let folder;
    return () => {
        folder ??= makeReportFolder(getTempFolder(env));
        return folder;
    };
}
/** @throws ReportError for a file-system error */
function makeReportFolder(tempFolder) {
    try {
        return mkdtempSync(join(tempFolder, REPORT_FOLDER_PREFIX));
    }
    catch (error) {
        if (isDiskError(error))
            throw new ReportError(tempFolder, error);
        throw error;
    }
}
function makePhaseRunner({ clock, log }, timings) {
    return async (name, work, heartbeat) => {
        const startedAtMs = clock.now();
        const measureElapsedMs = () => clock.now() - startedAtMs;
        const describeElapsed = (elapsedMs) => safe `${name}: busy for ${formatDuration(elapsedMs)}`;
        const describe = heartbeat ?? describeElapsed;
        const stopHeartbeat = clock.every(HEARTBEAT_INTERVAL_MS, () => log.info(describe(measureElapsedMs())));
        try {
            return await work();
        }
        finally {
            stopHeartbeat();
            timings.push({ name, value: formatDuration(measureElapsedMs()) });
        }
    };
}

;// CONCATENATED MODULE: ./lib/published/published-step.js



/** The outputs, as `published/action.yml` declares them. */
const PUBLISHED_OUTPUTS = [
    'found',
    'sitePath',
    'archive',
    'siteDigest',
    'runId',
    'publishedAt',
    'expiresAt',
];
/**
 * Returns the step as the runner started it. `signal` is aborted when it is canceled; the reason
 * is the error to end with.
 */
function openPublishedStep(signal) {
    return {
        ...RUNNER,
        outputs: outputs_openOutputs(RUNNER.env, PUBLISHED_OUTPUTS),
        signal,
        /** The files and folders that the step removes before it ends. */
        removals: new removal_Removals(),
    };
}


/***/ }),

/***/ 288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./lib/common/units.js
var common_units = __nccwpck_require__(7414);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./lib/common/disk-errors.js
var disk_errors = __nccwpck_require__(4114);
// EXTERNAL MODULE: ./lib/common/words.js
var words = __nccwpck_require__(5948);
// EXTERNAL MODULE: ./lib/errors/step-error.js
var step_error = __nccwpck_require__(3234);
;// CONCATENATED MODULE: ./lib/disk/explain-disk-error.js



/** The error codes of the system (errno(3)), grouped by the error that users see. */
const CODES_BY_ERRNO = [
    ['disk-full', disk_errors/* DISK_FULL_CODES */.tI],
    ['permission-denied', (0,words/* splitWords */.yM)('EACCES EPERM EROFS')],
    ['path-not-replaceable', (0,words/* splitWords */.yM)('EEXIST ENOTEMPTY ENOTDIR EISDIR')],
    ['path-in-use', (0,words/* splitWords */.yM)('EBUSY ETXTBSY')],
];
/** The advice if a path cannot be replaced. */
const USE_ANOTHER_PATH = 'use another path';
/**
 * Returns the error to report for writing `what` if `error` came from the file system; otherwise,
 * `error` itself.
 */
function explainDiskError(error, what) {
    if (!(0,disk_errors/* isDiskError */.Mi)(error))
        return error;
    const errno = error.code ?? '';
    const code = CODES_BY_ERRNO.find(([, codes]) => codes.has(errno))?.[0];
    if (code === undefined) {
        const why = errno === 'ENOENT' ? 'it does not exist (ENOENT)' : (0,disk_errors/* describeDiskError */.hs)(error);
        return new step_error/* StepError */.z('disk-failed', { what, why }, error);
    }
    if (code === 'disk-full')
        return new step_error/* StepError */.z(code, { what, needed: undefined, free: undefined }, error);
    // The message of each of these says what the code means.
    return new step_error/* StepError */.z(code, { what, why: errno, advice: USE_ANOTHER_PATH }, error);
}
/**
 * Runs `work`, which writes `what`, and returns its result.
 * @throws StepError for a file-system error
 */
function runDiskWork(what, work) {
    try {
        return work();
    }
    catch (error) {
        throw explainDiskError(error, what);
    }
}

// EXTERNAL MODULE: ./lib/disk/temp-folder.js
var temp_folder = __nccwpck_require__(892);
;// CONCATENATED MODULE: ./lib/disk/work-folder.js




/**
 * Calls `work` with a new folder for temporary files, and returns its result. The folder is removed
 * however `work` ends.
 * @throws StepError if the folder cannot be made; any error of `work`
 */
async function useWorkFolder({ env, removals }, work) {
    const temp = (0,temp_folder/* getTempFolder */.d)(env);
    const workFolder = runDiskWork(temp, () => (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temp, 'docs-export-')));
    const clearedBy = (0,temp_folder/* getTempFolderClearer */.l)(env);
    removals.plan(workFolder, clearedBy);
    try {
        return await work(workFolder);
    }
    finally {
        removals.start(workFolder, { clearedBy });
        await removals.waitUntilSettled();
    }
}

// EXTERNAL MODULE: ./lib/inputs/input-table-reader.js
var input_table_reader = __nccwpck_require__(9314);
// EXTERNAL MODULE: ./lib/net/retry-policy.js
var retry_policy = __nccwpck_require__(4304);
;// CONCATENATED MODULE: ./lib/node-version.js
/** The major version of Node that action.yml requires. */
const REQUIRED_NODE_MAJOR = 24;
/**
 * Returns whether this Node is older than what is needed. Runners other than GitHub's start a
 * `node24` action with whatever `node` is there, and npx starts a package whatever its `engines`
 * say.
 * @param version as `process.versions.node` has it
 */
function isNodeTooOld(version) {
    return Number.parseInt(version, 10) < REQUIRED_NODE_MAJOR;
}

// EXTERNAL MODULE: ./lib/text/clean.js
var clean = __nccwpck_require__(4874);
// EXTERNAL MODULE: ./lib/option-parsers/invalid-input.js
var invalid_input = __nccwpck_require__(4246);
;// CONCATENATED MODULE: ./lib/option-parsers/secrets.js
/** Inputs that are secret: keys and tokens. No error shows them. */


/**
 * In characters. A shorter text is not a key or a token, and masking it would hide ordinary words
 * in all logs of the job.
 */
const MIN_SECRET_LENGTH = 8;
/** Is a string long enough to be a key or a token? */
function canBeSecret(text) {
    return text.length >= MIN_SECRET_LENGTH;
}
const ONLY_KEY = (0,clean/* safe */.gB) `the secret must contain the key and nothing else`;
const EXPRESSION = (0,clean/* safe */.gB) `write an expression such as \${{ secrets.NAME }}`;
/** Texts that people specify instead of a key, and the error; the first match applies. */
const KEY_MISTAKES = [
    [/^bearer\s/i, (0,clean/* safe */.gB) `begins with “Bearer”: leave that out; this step adds it`],
    [/^["'“”‘’`]|["'“”‘’`]$/, (0,clean/* safe */.gB) `begins or ends with a quote: leave the quotes out of the secret`],
    [/^\$\{?\w+\}?$/, (0,clean/* safe */.gB) `is a shell variable, which is not expanded: ${EXPRESSION}`],
    [
        /^(?:(?:secrets|vars|env)\.\w+|[A-Z]+(?:_[A-Z]+)+)$/,
        (0,clean/* safe */.gB) `looks like the name of a secret: ${EXPRESSION}`,
    ],
    [/^[A-Z]+(?:_[A-Z]+)+=/, (0,clean/* safe */.gB) `begins with a name and “=”: ${ONLY_KEY}`],
    [/^https?:\/\//i, (0,clean/* safe */.gB) `is a URL: set base-url to that, and this input to the key`],
    [/^[[{]/, (0,clean/* safe */.gB) `begins with a bracket, as JSON does: ${ONLY_KEY}`],
    [/^(?:gh[a-z]_|github_pat_)/, (0,clean/* safe */.gB) `is a GitHub token: create an admin key in the dashboard`],
    [
        /^\*+$/,
        (0,clean/* safe */.gB) `consists of asterisks, which logs show instead of a key: copy the key from the dashboard`,
    ],
    [/\s/, (0,clean/* safe */.gB) `contains whitespace or a line break: ${ONLY_KEY}`],
    [
        /[^\x21-\x7e]/,
        (0,clean/* safe */.gB) `contains characters that keys cannot contain: copy the key from the dashboard again`,
    ],
];
/**
 * Returns a key that a header can carry as a bearer token (RFC 9110, section 5.5).
 * @throws InvalidInput, in which the value itself is never shown
 */
function parseApiKey(text) {
    const [, mistake] = KEY_MISTAKES.find(([pattern]) => pattern.test(text)) ?? [];
    if (mistake !== undefined)
        throw new InvalidInput(mistake);
    if (!canBeSecret(text)) {
        const advice = safe `check the value of the secret`;
        throw invalid `has fewer than ${MIN_SECRET_LENGTH} characters, so it is not a key: ${advice}`;
    }
    return text;
}
/**
 * Returns a token that a header can carry.
 * @throws InvalidInput, in which the value itself is never shown
 */
function parseToken(text) {
    if (/^[\x21-\x7e]+$/.test(text) && !/^["']|["']$/.test(text))
        return text;
    const what = (0,clean/* safe */.gB) `whitespace, a line break, a quote, or another character that tokens cannot contain`;
    throw (0,invalid_input/* invalid */.Gq) `contains ${what}: the secret must contain the token and nothing else`;
}

;// CONCATENATED MODULE: ./lib/prepare-step.js




/**
 * Prepares the step of an action: masks these secrets, sets all outputs to empty, and refuses a
 * Node that is too old.
 * @throws StepError (`runner-file`, `node-too-old`)
 */
function prepareStep({ env, log, outputs }, secrets) {
    for (const secret of secrets.filter(canBeSecret))
        log.maskInJob(secret);
    outputs.clearAll();
    const isOnRunner = env.GITHUB_ACTIONS === 'true';
    if (isOnRunner && !env.GITHUB_OUTPUT)
        log.warning((0,clean/* safe */.gB) `No outputs`, (0,clean/* safe */.gB) `GITHUB_OUTPUT is not set, so later steps get no outputs`);
    const { node: found } = process.versions;
    if (isNodeTooOld(found))
        throw new step_error/* StepError */.z('node-too-old', { found, needed: REQUIRED_NODE_MAJOR });
}

;// CONCATENATED MODULE: ./lib/published/explain-published-failure.js

/** The permission that the job needs for each place to look for a site. */
const PERMISSIONS = {
    newest: 'actions: read',
    run: 'actions: read',
    release: 'contents: read',
};
/** Returns the function that makes the error for a failed request to GitHub, for this place. */
function makePublishedFailureExplainer({ kind: place }) {
    return (failure, cause) => {
        const { kind, status } = failure;
        if (kind !== 'refused')
            return new step_error/* StepError */.z(`published-${kind}`, failure, cause);
        if (status === 401)
            return new step_error/* StepError */.z('github-token-refused', failure, cause);
        return new step_error/* StepError */.z('published-refused', { ...failure, permission: PERMISSIONS[place] }, cause);
    };
}

;// CONCATENATED MODULE: ./lib/archive/unpack-limits.js


/**
 * In bytes: a tar has a header and padding for each entry (512 and up to 511 bytes); two headers
 * and names in a zip take no more.
 */
const MAX_ENTRY_OVERHEAD = 1024;
/**
 * The bytes that a format adds once: the end of a tar, and the frames around content that cannot be
 * compressed.
 */
const MAX_ARCHIVE_OVERHEAD = 1024 * 1024;
/** Returns how large an archive within `limits` can be, in bytes. */
function computeMaxArchiveSize({ bytes, entries }) {
    return bytes + entries * MAX_ENTRY_OVERHEAD + MAX_ARCHIVE_OVERHEAD;
}
/**
 * Checks the unpacked size of an archive, actual or stated, in bytes.
 * @throws StepError (`archive-too-large`)
 */
function ensureUnpackedSize(bytes, limits) {
    if (bytes <= limits.bytes)
        return;
    throw new step_error/* StepError */.z('archive-too-large', {
        limit: (0,common_units/* formatSize */.Xq)(limits.bytes),
        input: 'max-unpacked-size',
    });
}
/**
 * How long paths may be on average if there are as many entries as allowed, in characters. No site
 * needs more.
 */
const MAX_AVERAGE_PATH_LENGTH = 256;
/**
 * Checks the total length of the paths in an archive, in characters. All paths are held in memory,
 * and even a small archive may have very long ones.
 * @throws StepError (`archive-too-large`)
 */
function ensurePathLengths(characters, { entries }) {
    if (characters <= entries * MAX_AVERAGE_PATH_LENGTH)
        return;
    const characterLimit = (0,common_units/* formatCount */.B4)(entries * MAX_AVERAGE_PATH_LENGTH, 'character');
    const limit = `${characterLimit} of paths (${MAX_AVERAGE_PATH_LENGTH} for each allowed entry)`;
    throw new step_error/* StepError */.z('archive-too-large', { limit, input: 'max-unpacked-files' });
}

// EXTERNAL MODULE: ./lib/disk/busy-files.js
var busy_files = __nccwpck_require__(9366);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
;// CONCATENATED MODULE: ./lib/fetch/part-file.js




/** The file that a download is appended to, with its checksums. */
class PartFile {
    path;
    /**
     * Its name in messages about disk errors. They are explained here, because callers could mistake
     * them for connection errors.
     */
    #label;
    #fd;
    #hashes = new Map();
    #size = 0;
    /**
     * Creates the file, which must not exist yet. Nothing can be appended before `restart` is called.
     * @throws StepError for a file-system error
     */
    constructor(path) {
        this.path = path;
        this.#label = `the archive in ${(0,external_node_path_.dirname)(path)}`;
        this.#fd = runDiskWork(this.#label, () => (0,external_node_fs_.openSync)(path, 'wx'));
    }
    /** How much has arrived, in bytes. */
    get size() {
        return this.#size;
    }
    /**
     * Empties the file, and computes these checksums of the new content in addition to SHA-256.
     * @throws StepError for a file-system error
     */
    restart(algorithms) {
        const fd = this.#open();
        runDiskWork(this.#label, () => (0,external_node_fs_.ftruncateSync)(fd));
        this.#size = 0;
        this.#hashes.clear();
        for (const algorithm of ['sha256', ...algorithms])
            this.#hashes.set(algorithm, (0,external_node_crypto_.createHash)(algorithm));
    }
    /** @throws StepError for a file-system error */
    append(chunk) {
        const fd = this.#open();
        for (const sum of this.#hashes.values())
            sum.update(chunk);
        runDiskWork(this.#label, () => {
            for (let at = 0; at < chunk.length;)
                at += (0,external_node_fs_.writeSync)(fd, chunk, at, chunk.length - at, this.#size + at);
        });
        this.#size += chunk.length;
    }
    /** Returns the checksums of the file, in hexadecimal. Must be called only once, at the end. */
    computeDigests() {
        return new Map([...this.#hashes].map(([algorithm, sum]) => [algorithm, sum.digest('hex')]));
    }
    /**
     * Closes the file; further calls do nothing. On network file systems and with quotas, a failed
     * write may be reported only on closing (close(2)).
     * @throws StepError for a file-system error
     */
    close() {
        const fd = this.#fd;
        this.#fd = undefined;
        if (fd !== undefined)
            runDiskWork(this.#label, () => (0,external_node_fs_.closeSync)(fd));
    }
    #open() {
        if (this.#fd === undefined)
            throw new Error('the file is closed');
        return this.#fd;
    }
}

;// CONCATENATED MODULE: ./lib/disk/free-space.js




/**
 * @throws StepError (`disk-full`) if `bytes` more are known not to fit on the file system of
 * `folder`
 */
function ensureFreeSpace(folder, bytes, what) {
    const free = measureFreeBytes(folder);
    if (free === undefined || free >= bytes)
        return;
    throw new step_error/* StepError */.z('disk-full', { what, needed: (0,common_units/* formatSize */.Xq)(bytes), free: (0,common_units/* formatSize */.Xq)(free) });
}
/**
 * Returns how many bytes may be written to the file system of `folder`; undefined if it does not
 * report that.
 */
function measureFreeBytes(folder) {
    return (0,disk_errors/* ignoreDiskError */.cZ)(() => {
        const { bsize, bavail, blocks } = (0,external_node_fs_.statfsSync)(folder);
        // Some network and user-space file systems report zeros.
        if (blocks === 0)
            return undefined;
        return bsize * bavail;
    }, undefined);
}

;// CONCATENATED MODULE: ./lib/disk/read-start-of-file.js

/**
 * Returns the first `length` bytes of a file, or fewer if the file is shorter.
 * @throws any file-system error
 */
function read_start_of_file_readStartOfFile(path, length) {
    const file = (0,external_node_fs_.openSync)(path, 'r');
    try {
        const { size } = (0,external_node_fs_.fstatSync)(file);
        let bytes = length;
        // Files of some file systems, such as procfs, have content although their size is 0.
        if (size > 0)
            bytes = Math.min(length, size);
        const start = Buffer.allocUnsafe(bytes);
        return start.subarray(0, (0,external_node_fs_.readSync)(file, start, 0, start.length, 0));
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}

// EXTERNAL MODULE: ./lib/net/attempt.js + 1 modules
var net_attempt = __nccwpck_require__(1951);
// EXTERNAL MODULE: ./lib/net/connection-failure.js + 1 modules
var connection_failure = __nccwpck_require__(2626);
// EXTERNAL MODULE: ./lib/net/html-body.js
var html_body = __nccwpck_require__(3063);
// EXTERNAL MODULE: ./lib/net/request.js + 1 modules
var request = __nccwpck_require__(2708);
;// CONCATENATED MODULE: ./lib/disk/file-names.js
/** Names of files that some systems cannot store, or treat in a special way. */


/**
 * Returns the traits of the file system of `folder`, which must be empty and is left empty.
 * @throws any file-system error
 */
function probeFileSystem(folder) {
    const probe = (0,external_node_path_.join)(folder, 'probe');
    (0,external_node_fs_.mkdirSync)(probe);
    const ignoresCase = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, 'PROBE'));
    (0,external_node_fs_.rmdirSync)(probe);
    return { ignoresCase, hasWindowsNames: process.platform === 'win32' };
}
/**
 * The files that the desktops of macOS and Windows create in folders, and the ones that the Finder
 * adds to archives.
 */
const DESKTOP_FILE = /(?:^|\/)(?:\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)$|(?:^|\/)__MACOSX\//;
/**
 * Names that Windows does not allow:
 * https://learn.microsoft.com/windows/win32/fileio/naming-a-file, and for CONIN$ and CONOUT$
 * https://learn.microsoft.com/windows/win32/api/fileapi/nf-fileapi-createfilea#consoles (both read
 * in 2026-11).
 *
 * Node itself would create most of them, because it passes `\\?\` paths to the system: then hardly
 * any other program can open or delete the file.
 */
const WINDOWS_NAME_RULES = [
    {
        why: 'contains one of < > : " \\ | ? * or a control character, which Windows does not allow',
        pattern: /[<>:"\\|?*\x00-\x1f]/,
    },
    { why: 'ends in a dot or a space, which Windows drops', pattern: /[. ]$/ },
    {
        why: 'is reserved for a device on Windows',
        // Names with an extension are reserved only up to Windows 10. COM0 and LPT0 were in Microsoft's
        // list for a time, by mistake.
        pattern: /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[1-9\xb9\xb2\xb3]) *(?:\.|$)/i,
    },
];
/**
 * Returns why Windows does not allow a path with these parts, worded as in the rules; undefined if
 * it does.
 */
function findWindowsNameProblem(parts) {
    return WINDOWS_NAME_RULES.find(({ pattern }) => parts.some((part) => pattern.test(part)))?.why;
}
/**
 * Returns whether a part of a path is `.git`, or a name by which Windows or macOS also opens that
 * folder: with trailing dots and spaces, a stream, or ignored characters, or the short name
 * (is_ntfs_dotgit and is_hfs_dotgit in git's sources, CVE-2014-9390).
 */
function isGitFolder(part) {
    return /^(\.git|git~1)[. ]*(:|$)/i.test(part.replace(/\p{Cf}/gu, ''));
}

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __nccwpck_require__(3136);
;// CONCATENATED MODULE: ./lib/net/host-name.js

const MAX_HOST_NAME_LENGTH = 253;
/**
 * Returns `text` as a host name in ASCII (RFC 1123, section 2.1; an internationalized one by UTS
 * 46), or undefined if it is not a host name. It must not have a scheme, a port, or a path, nor be
 * an IPv4 address.
 */
function parseHostName(text) {
    // UTS 46 accepts quotation marks, but no registry does (RFC 5892, appendix B.1).
    if (/[\s/?#:@\\%[\]“”‘’]/.test(text))
        return undefined;
    const name = domainToASCII(text);
    const labels = name.split('.');
    const areLabels = labels.every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label));
    if (!areLabels || name.length > MAX_HOST_NAME_LENGTH)
        return undefined;
    const isIpv4Address = /^\d+$/.test(labels.at(-1) ?? '');
    if (isIpv4Address)
        return undefined;
    return name;
}
/**
 * Returns whether a host name (as `URL` gives it) is this machine: one of the names for which the
 * toolkit uses no proxy. `*.localhost` (RFC 6761) is not included.
 */
function isLoopback(hostname) {
    return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

;// CONCATENATED MODULE: ./lib/fetch/presigned-link.js
/**
 * Validates presigned links, and finds their expiry and their secrets. Only the storage knows
 * whether a link has in fact expired: classify-response.ts decides when to renew one.
 */


/**
 * In characters: far above any signed link with temporary credentials, and far below the limit of
 * an output.
 */
const MAX_LINK_LENGTH = 16 * 1024;
/**
 * Returns why `text` cannot be used as a link to the bundle; undefined if it can. It must be an
 * absolute `https` URL (RFC 3986) without user info. With `allowsLoopback`, `http` on a loopback
 * host is also accepted.
 */
function findLinkProblem(text, allowsLoopback) {
    if (text.length > MAX_LINK_LENGTH)
        return `it has more than ${MAX_LINK_LENGTH} characters`;
    if (!/^[\x21-\x7e]+$/.test(text) || !URL.canParse(text))
        return 'it is not a URL';
    const url = new URL(text);
    if (url.username || url.password)
        return 'it contains a username or a password';
    const mayBeHttp = allowsLoopback && isLoopback(url.hostname);
    if (url.protocol === 'https:' || (url.protocol === 'http:' && mayBeHttp))
        return undefined;
    return 'it is not an https link';
}
/**
 * Returns when the link expires according to its query, in ms since the epoch; undefined if it does
 * not say. Supported are S3 and GCS (`X-…-Date` + `X-…-Expires`,
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html), Azure (`se`,
 * https://learn.microsoft.com/rest/api/storageservices/create-service-sas), and the older form of
 * S3, GCS, and CloudFront (`Expires`, in seconds since the epoch).
 */
function readLinkExpiry(link) {
    const query = new Map([...link.searchParams].map(([name, value]) => [name.toLowerCase(), value]));
    for (const vendor of ['x-amz', 'x-goog']) {
        const signedAtMs = parseCompactDate(query.get(`${vendor}-date`) ?? '');
        const lifetimeMs = parseSecondsToMs(query.get(`${vendor}-expires`));
        if (signedAtMs !== undefined && lifetimeMs !== undefined)
            return signedAtMs + lifetimeMs;
    }
    const azure = query.get('se') ?? '';
    const azureExpiryMs = Date.parse(azure);
    if (/^\d{4}-\d\d-\d\d/.test(azure) && !Number.isNaN(azureExpiryMs))
        return azureExpiryMs;
    return parseSecondsToMs(query.get('expires'));
}
/**
 * Returns the headers, other than Host, that S3 or GCS signed, and that a request with this link
 * must therefore have (`X-…-SignedHeaders`,
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html). The names are
 * untrusted text.
 */
function listSignedHeaders(link) {
    const signed = [...link.searchParams]
        .filter(([name]) => /^x-(?:amz|goog)-signedheaders$/i.test(name))
        .flatMap(([, names]) => names.toLowerCase().split(';'));
    return signed.map((name) => name.trim()).filter((name) => name !== '' && name !== 'host');
}
/**
 * A shorter value is not a signature, and masking it would hide ordinary words in the log. In
 * characters.
 */
const MIN_SIGNATURE_LENGTH = 16;
/**
 * Query parameters that grant access: the signatures and tokens of S3, GCS, Azure, CloudFront, and
 * the like.
 */
const SECRET_PARAMETER = /sig(nature)?$|token|secret|hmac|policy|^key$/i;
/**
 * A link has one signature and perhaps a token or two; a server must not fill the log with masks.
 */
const MAX_SIGNATURES = 8;
const MAX_LINKS = 20;
/**
 * Returns the secrets of a usable link (`findLinkProblem`): the link itself, and each signature in
 * it, raw and decoded. Short or unprintable values are left out: the runner masks each line of a
 * value wherever it occurs in the log, even as an ordinary word.
 */
function listLinkSecrets(link) {
    const [, query = ''] = /\?([^#]*)/.exec(link) ?? [];
    const signatures = query.split('&').flatMap((pair) => {
        const [name = '', ...rest] = pair.split('=');
        if (!SECRET_PARAMETER.test(decodePercents(name)))
            return [];
        const raw = rest.join('=');
        return [raw, decodePercents(raw)];
    });
    return [...new Set([link, ...signatures.filter(isSecret).slice(0, MAX_SIGNATURES)])];
}
/**
 * Returns the signed links in a JSON response, at most `MAX_LINKS`, and the link to the bundle, so
 * that all of them can be masked.
 * @throws SyntaxError if `json` is not valid
 */
function findSignedLinks(json) {
    const found = new Set();
    const response = JSON.parse(json, (_, value) => {
        if (typeof value !== 'string')
            return value;
        for (const [link] of value.matchAll(/https?:\/\/[^\s"'<>]+/gi)) {
            if (found.size >= MAX_LINKS)
                break;
            if (findLinkProblem(link, true) === undefined && listLinkSecrets(link).length > 1)
                found.add(link);
        }
        return value;
    });
    if (!isObject(response))
        return [...found];
    const { bundleUrl } = response;
    if (typeof bundleUrl === 'string' && findLinkProblem(bundleUrl, true) === undefined)
        found.add(bundleUrl);
    return [...found];
}
function isSecret(text) {
    return text.length >= MIN_SIGNATURE_LENGTH && /^[\x21-\x7e]+$/.test(text);
}
/** Returns `text` with its percent-encoding decoded; unchanged if the result is not valid UTF-8. */
function decodePercents(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
function parseCompactDate(text) {
    const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text);
    if (!match)
        return undefined;
    const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
        .slice(1)
        .map(Number);
    return Date.UTC(year, month - 1, day, hour, minute, second);
}
/** Returns a number of seconds in ms; undefined if `text` is not a number. */
function parseSecondsToMs(text) {
    if (text === undefined || !/^\d{1,11}$/.test(text))
        return undefined;
    return Number(text) * 1_000;
}

;// CONCATENATED MODULE: ./lib/fetch/archive-name.js


/** In characters: short enough for every file system, with room for suffixes that tools append. */
const MAX_LENGTH = 100;
/** The name in a Content-Disposition (RFC 6266), quoted or not. */
const FILE_NAME = /;\s*filename\s*=\s*"?([^";]*)/i;
/**
 * Returns a name for the archive that is safe as a file name on any system. It is the name that the
 * storage suggests, or else the last part of the link's path, or else `bundle`. An extension may be
 * added later (archive-extension.ts).
 */
function chooseArchiveName(headers, link) {
    const disposition = headers['content-disposition'] ?? '';
    const [, suggested = ''] = FILE_NAME.exec(disposition) ?? [];
    for (const name of [suggested, decodePercents(link.pathname)]) {
        const safeName = makeSafeFileName(name);
        if (safeName !== '')
            return safeName;
    }
    return 'bundle';
}
/**
 * Returns the last part of a path with only characters that need no escaping anywhere; empty if
 * none remain. A long name loses its beginning, because its end shows the format.
 */
function makeSafeFileName(name) {
    const last = name.split(/[/\\]/).at(-1) ?? '';
    const kept = last
        .replace(/[^A-Za-z0-9._-]+/g, '-')
        .slice(-MAX_LENGTH)
        .replace(/^[.-]+|[.-]+$/g, '');
    if (findWindowsNameProblem([kept]))
        return `bundle-${kept}`;
    return kept;
}

// EXTERNAL MODULE: ./lib/net/parse-retry-after.js
var parse_retry_after = __nccwpck_require__(8380);
;// CONCATENATED MODULE: ./lib/fetch/announced-checksums.js
const CHECKSUM_BYTES = { sha256: 32, md5: 16 };
/**
 * The headers that announce a checksum of the whole object, and the pattern that finds it:
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/checking-object-integrity.html (a multipart
 * upload has the checksum of the parts' checksums, followed by the number of parts),
 * https://cloud.google.com/storage/docs/xml-api/reference-headers#xgooghash,
 * https://learn.microsoft.com/rest/api/storageservices/get-blob, RFC 1864. An ETag is not a
 * checksum.
 */
const CHECKSUM_HEADERS = [
    ['x-amz-checksum-sha256', 'sha256', /^(.*)$/],
    ['x-goog-hash', 'md5', /(?:^|,)\s*md5=([^,\s]+)/],
    ['content-md5', 'md5', /^(.*)$/],
    ['x-ms-blob-content-md5', 'md5', /^(.*)$/],
];
/**
 * Returns the checksums that the headers of a complete response announce. A value that does not
 * look like a checksum is ignored.
 */
function readChecksums(headers) {
    const checksums = [];
    for (const [header, algorithm, pattern] of CHECKSUM_HEADERS) {
        const value = headers[header];
        if (typeof value !== 'string' || describesOtherBytes(header, headers))
            continue;
        const [, base64 = ''] = pattern.exec(value.trim()) ?? [];
        const bytes = Buffer.from(base64, 'base64');
        const isChecksum = bytes.length === CHECKSUM_BYTES[algorithm] && bytes.toString('base64') === base64;
        if (isChecksum)
            checksums.push({ header, algorithm, expected: bytes.toString('hex') });
    }
    return checksums;
}
/**
 * Returns whether a header's checksum describes bytes other than those sent. Some storages do not
 * add the number of parts to the checksum of a multipart upload.
 */
function describesOtherBytes(header, headers) {
    if (header === 'x-goog-hash')
        return isTranscoded(headers);
    if (!header.startsWith('x-amz-checksum-'))
        return false;
    const { 'x-amz-checksum-type': type = '' } = headers;
    return /^composite$/i.test(String(type).trim());
}
/**
 * Returns whether Google's storage decompressed an object whose stored Content-Encoding is gzip.
 * Its checksums and length then describe the compressed bytes
 * (https://cloud.google.com/storage/docs/transcoding).
 */
function isTranscoded(headers) {
    const stored = headers['x-goog-stored-content-encoding'];
    return stored === 'gzip' && headers['content-encoding'] === undefined;
}

;// CONCATENATED MODULE: ./lib/fetch/classify-response.js



/**
 * The statuses that storages send when a link has expired: 403 AccessDenied (S3, Azure,
 * CloudFront), 400 ExpiredToken (S3 with temporary credentials, GCS), 401 and 410 elsewhere; and
 * 404 where expired objects are deleted.
 */
const STATUSES_OF_EXPIRED_LINKS = new Set([400, 401, 403, 404, 410]);
/**
 * Returns the class of a response with this status and these headers to the request `requested`.
 */
function classifyResponse(status, headers, requested) {
    if (status === 200)
        return readWhole(headers, requested);
    if (status === 206)
        return readPart(headers, requested);
    if (status === 416 && requested.from > 0)
        return { kind: 'start-over' };
    if (STATUSES_OF_EXPIRED_LINKS.has(status))
        return { kind: 'renew' };
    if ((0,retry_policy/* isTransientStatus */.WJ)(status)) {
        return { kind: 'retry', retryAfterMs: (0,parse_retry_after/* parseRetryAfter */.m)(headers, requested.nowMs) };
    }
    return { kind: 'refused' };
}
/**
 * The content encodings that stored archives may carry: `gzip` on a .tar.gz describes the file
 * itself, and `aws-chunked` is left over from the upload. In both cases the bytes are those of the
 * stored object, which its length and checksums describe.
 */
const HARMLESS_ENCODING = /^(gzip|x-gzip|zstd|aws-chunked|identity)?$/i;
function readWhole(headers, { wantsStoredBytes }) {
    if (isTranscoded(headers) && !wantsStoredBytes)
        return { kind: 'as-stored' };
    const encodings = (headers['content-encoding'] ?? '').split(',').map((word) => word.trim());
    const encoding = encodings.find((word) => !HARMLESS_ENCODING.test(word));
    if (encoding !== undefined)
        return { kind: 'encoded', encoding };
    // A page sent in place of the archive is detected after it arrives, so its size must not count.
    const isPage = /\b(?:html|json)\b/i.test(headers['content-type'] ?? '');
    let size;
    if (!isPage)
        size = parseWholeNumber(headers['content-length']);
    const announced = {
        size,
        strongETag: readStrongETag(headers),
        encoding: headers['content-encoding'],
        checksums: readChecksums(headers),
    };
    return { kind: 'whole', announced };
}
/**
 * A part is the rest only if it belongs to the same object, begins where the download stopped, and
 * extends to the end.
 */
function readPart(headers, { from, resumedObject }) {
    const range = readContentRange(headers);
    const isRest = range !== undefined &&
        resumedObject !== undefined &&
        isSameObject(headers, resumedObject) &&
        isRestOf(range, resumedObject, from) &&
        hasLength(headers, range.size - from);
    if (isRest)
        return { kind: 'rest', size: range.size };
    // Without a range, no part was requested.
    if (from === 0)
        return { kind: 'retry', retryAfterMs: undefined };
    return { kind: 'start-over' };
}
function readContentRange(headers) {
    const { 'content-range': value = '' } = headers;
    const match = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(value.trim());
    if (match === null)
        return undefined;
    const [, start, end, size] = match;
    return { start: Number(start), end: Number(end), size: Number(size) };
}
function isSameObject(headers, { strongETag, encoding }) {
    if (strongETag === undefined || readStrongETag(headers) !== strongETag)
        return false;
    return headers['content-encoding'] === encoding;
}
function isRestOf({ start, end, size }, object, from) {
    const isSameSize = object.size === undefined || object.size === size;
    return isSameSize && start === from && end === size - 1;
}
/** Returns whether a response has this length, in bytes, or does not say how long it is. */
function hasLength(headers, expected) {
    const length = parseWholeNumber(headers['content-length']);
    return length === undefined || length === expected;
}
/** A weak ETag also matches bytes that are only equivalent (RFC 9110, section 8.8.3). */
function readStrongETag({ etag }) {
    const isStrong = etag !== undefined && /^"[\x21\x23-\x7e\x80-\xff]*"$/.test(etag);
    if (!isStrong)
        return undefined;
    return etag;
}
function parseWholeNumber(text) {
    if (text === undefined || !/^\d{1,15}$/.test(text))
        return undefined;
    return Number(text);
}

// EXTERNAL MODULE: ./lib/net/follow-redirects.js
var follow_redirects = __nccwpck_require__(3174);
;// CONCATENATED MODULE: ./lib/fetch/get-following-redirects.js




const MAX_REDIRECTS = 3;
/**
 * Sends one GET, follows redirects, and returns the first response that is not a redirect. The
 * headers go to every host, so they must not contain a secret; the authorization is sent only to
 * `link`. The addresses may contain secrets and must not be shown.
 * @throws StepError (`redirect-refused`) after too many redirects, or for a redirect to an unusable
 * address
 * @throws any error of the connection
 */
async function getFollowingRedirects(link, headers, { attempt, allowsLoopback, authorization }) {
    return (0,follow_redirects/* followRedirects */.FE)(link, {
        async send(url) {
            const sent = { ...headers };
            if (url === link && authorization !== undefined)
                sent.authorization = authorization;
            const response = await (0,request/* sendRequest */.w$)(url, { headers: sent, signal: attempt.signal });
            attempt.recordActivity();
            return response;
        },
        discard: (response) => void response.destroy(),
        decideNext(to, before) {
            let problem = findLinkProblem(to, allowsLoopback);
            if (before.length > MAX_REDIRECTS)
                problem = 'there were too many redirects';
            if (problem === undefined)
                return new URL(to);
            const { host } = before.at(-1) ?? link;
            throw new step_error/* StepError */.z('redirect-refused', { host, target: URL.parse(to)?.host, why: problem });
        },
    });
}

;// CONCATENATED MODULE: ./lib/common/json.js
/** Returns whether a value is a JSON object. */
function json_isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/**
 * Returns the parsed value of a JSON text; undefined if it is not JSON. A byte order mark may come
 * first.
 */
function parseJson(text) {
    try {
        return JSON.parse(text.replace(/^\uFEFF/, ''));
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/fetch/storage-error.js


/** Longer than any error message of a storage; in bytes. */
const MAX_BODY_BYTES = 8 * 1024;
/** A shorter value in a query is not a secret, and may be an ordinary word. In characters. */
const MIN_QUERY_VALUE_LENGTH = 8;
/**
 * Returns a storage's error message from the body of its response; undefined if there is none. It
 * is the code, detail, and message in the XML of S3, Azure, or Google, the title of a web page, or
 * the message in JSON. Storages often repeat query values in errors: those of the requested
 * addresses, `requested`, are masked.
 * @throws any error of the connection
 */
async function readMessage(response, requested) {
    const chunks = [];
    let size = 0;
    for await (const chunk of response) {
        chunks.push(chunk);
        size += chunk.length;
        if (size > MAX_BODY_BYTES)
            break;
    }
    return findMessage(Buffer.concat(chunks), requested);
}
/** Returns the error message in the beginning of a body, as `readMessage` does. */
async function findMessage(body, requested) {
    const text = body.toString('utf8', 0, MAX_BODY_BYTES);
    if (!/^\s*[<{]/.test(text))
        return undefined;
    const message = await findErrorText(text);
    return message && maskQueryValues(message, requested);
}
/**
 * Azure's detail comes before its message, which is long.
 * https://learn.microsoft.com/rest/api/storageservices/status-and-error-codes2
 */
const ERROR_ELEMENTS = ['Code', 'AuthenticationErrorDetail', 'Message'];
async function findErrorText(body) {
    // Loaded on demand, because few downloads need it.
    const { decodeXML } = await __nccwpck_require__.e(/* import() */ 967).then(__nccwpck_require__.bind(__nccwpck_require__, 1967));
    const readElement = (name) => {
        const [, content = ''] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(body) ?? [];
        return decodeXML(content.trim());
    };
    const parts = ERROR_ELEMENTS.map(readElement).filter((part) => part !== '');
    if (parts.length > 0)
        return parts.join(': ');
    return (0,html_body/* readHtmlTitle */.q)(body) ?? findJsonMessage(body);
}
function findJsonMessage(body) {
    const parsed = parseJson(body);
    if (!json_isObject(parsed))
        return undefined;
    const { error, message = error } = parsed;
    if (typeof message !== 'string')
        return undefined;
    return message;
}
/** A storage may repeat a value as it is in the link, decoded, or encoded again. */
function maskQueryValues(text, requested) {
    const secrets = requested.flatMap(({ search, searchParams }) => {
        const values = [...searchParams.values()];
        return [search, ...search.slice(1).split(/[&=]/), ...values, ...values.map(encodeURIComponent)];
    });
    return secrets
        .filter((secret) => secret.length >= MIN_QUERY_VALUE_LENGTH)
        .sort((a, b) => b.length - a.length)
        .reduce((left, secret) => left.replaceAll(secret, '***'), text);
}

;// CONCATENATED MODULE: ./lib/fetch/transfer.js
















const CHECK_NETWORK = 'check the network between the runner and the storage: a host in a private network needs a runner in that network';
const CHECK_PROXY = 'Run this step again with `job-id`; if that does not help, check whether a proxy between the runner and the storage changes requests, and contact the service’s support';
const CLOCK_IS_WRONG = 'Contact the service’s support: even fresh links have already expired, so the service’s clock must be wrong';
/** One download, with its state between attempts. */
class Transfer {
    #options;
    #file;
    #link;
    /** The archive's size as the service last gave it, in bytes. */
    #sizeBytes;
    #name = 'bundle';
    #storedObject;
    #wantsStoredBytes = false;
    #renewals = 0;
    /** The most that any attempt reached, in bytes: only more than that is progress. */
    #mostReceived = 0;
    /** Attempts in a row without progress. */
    #attemptsWithoutProgress = 0;
    /** @param file an empty file for the archive */
    constructor(options, file) {
        this.#options = options;
        this.#file = file;
        this.#link = options.link;
        this.#sizeBytes = options.link.sizeBytes;
    }
    /** Returns how much has arrived, and the size of the archive if known, both in bytes. */
    getProgress() {
        return { receivedBytes: this.#file.size, size: this.#getSize() };
    }
    /**
     * Downloads the archive, with retries, and verifies it.
     * @throws as `download` does
     */
    async run() {
        this.#ensureExpectedSize(this.#sizeBytes);
        for (;;) {
            const workBeforeRetry = await this.#attemptOnce();
            if (workBeforeRetry === undefined)
                return this.#verify();
            await workBeforeRetry();
        }
    }
    async #attemptOnce() {
        const { clock, requestTimeoutMs, signal } = this.#options;
        const attempt = (0,net_attempt/* openAttempt */.E)(clock, requestTimeoutMs, signal);
        try {
            const classified = await this.#request(attempt);
            return await this.#receive(classified, attempt);
        }
        catch (error) {
            signal.throwIfAborted();
            if (error instanceof step_error/* StepError */.z)
                throw error;
            const interrupted = this.#explainInterruption(error, attempt);
            return () => this.#waitForNextAttempt(interrupted);
        }
        finally {
            attempt.close();
        }
    }
    #explainInterruption(error, attempt) {
        const failure = classifyInterruption(error, attempt);
        const maxRetries = Math.min(retry_policy/* RETRY_POLICY */.yE.maxRetries, (0,retry_policy/* getMaxRetries */.Dm)(failure));
        const { hostname } = new URL(this.#link.url);
        const { hostname: failedHostname = hostname } = Object(error);
        if (failedHostname === hostname)
            return { why: failure.why, maxRetries };
        return {
            why: (0,clean/* safe */.gB) `the request to ${failedHostname}, to which it redirects, failed; ${failure.why}`,
            maxRetries,
        };
    }
    /** Requests the missing bytes, and returns the response and its class. */
    async #request(attempt) {
        const { clock, allowsLoopback } = this.#options;
        const { from, resumedObject } = this.#chooseRange();
        const headers = {
            accept: this.#link.accept ?? '*/*',
            'accept-encoding': 'identity',
            'user-agent': request/* USER_AGENT */._O,
        };
        if (this.#wantsStoredBytes)
            headers['accept-encoding'] = 'gzip';
        if (resumedObject !== undefined) {
            headers.range = `bytes=${from}-`;
            headers['if-range'] = resumedObject.strongETag;
        }
        const { url, authorization } = this.#link;
        const options = { attempt, allowsLoopback, authorization };
        const response = await getFollowingRedirects(new URL(url), headers, options);
        const { statusCode = 0, headers: responseHeaders } = response.message;
        const requested = {
            from,
            resumedObject,
            wantsStoredBytes: this.#wantsStoredBytes,
            nowMs: clock.now(),
        };
        const responseClass = classifyResponse(statusCode, responseHeaders, requested);
        return { response, responseClass };
    }
    /**
     * Returns the first byte to request, and the object to resume; 0 and undefined if nothing can be
     * resumed.
     */
    #chooseRange() {
        const { size } = this.#file;
        const canResume = size > 0 && this.#storedObject?.strongETag !== undefined;
        if (!canResume)
            return { from: 0, resumedObject: undefined };
        return { from: size, resumedObject: this.#storedObject };
    }
    /** Acts on the response: stores its body, or returns what to do next. */
    async #receive({ response, responseClass }, attempt) {
        switch (responseClass.kind) {
            case 'whole': {
                const link = new URL(this.#link.url);
                const name = chooseArchiveName(response.message.headers, link);
                this.#restart(responseClass.announced, name);
                return this.#store(response, attempt);
            }
            case 'rest':
                this.#ensureExpectedSize(responseClass.size);
                this.#storedObject = this.#storedObject && {
                    ...this.#storedObject,
                    size: responseClass.size,
                };
                return this.#store(response, attempt);
            case 'start-over':
                this.#storedObject = undefined;
                return async () => { };
            case 'as-stored':
                this.#wantsStoredBytes = true;
                return async () => { };
            case 'encoded':
                throw new step_error/* StepError */.z('download-reencoded', { encoding: responseClass.encoding });
            case 'refused':
                throw this.#makeRefusalError(await this.#readRefusal(response));
            case 'renew': {
                const refusal = await this.#readRefusal(response);
                return () => this.#renewLink(refusal);
            }
            case 'retry': {
                const { status, serverMessage } = await this.#readRefusal(response);
                const why = (0,clean/* safe */.gB) `the storage responded with HTTP ${status}`;
                const advice = 'contact the service’s support';
                const { retryAfterMs } = responseClass;
                return () => this.#waitForNextAttempt({ why, serverMessage, advice, retryAfterMs });
            }
        }
    }
    async #readRefusal({ message, visited }) {
        const { host } = visited.at(-1) ?? new URL(this.#link.url);
        // The headers decide what the response means: an incomplete or missing body does not change it.
        const serverMessage = await readMessage(message, visited).catch(() => undefined);
        this.#options.signal.throwIfAborted();
        return { status: message.statusCode ?? 0, host, serverMessage };
    }
    /**
     * Prepares for the whole object.
     * @throws StepError if its size is not the announced one or exceeds a limit, or if it does not
     * fit on the disk
     */
    #restart(announced, name) {
        this.#ensureExpectedSize(announced.size);
        this.#storedObject = announced;
        this.#name = name;
        // The bytes that have arrived are overwritten.
        const missingBytes = (this.#getSize() ?? 0) - this.#file.size;
        const { folder } = this.#options;
        ensureFreeSpace(folder, missingBytes, `the archive in ${folder}`);
        this.#file.restart(announced.checksums.map(({ algorithm }) => algorithm));
    }
    async #store({ message, visited }, attempt) {
        const size = this.#getSize();
        const { maxBytes } = this.#options;
        for await (const chunk of message) {
            attempt.recordActivity();
            this.#file.append(chunk);
            if (size !== undefined && this.#file.size > size) {
                const expected = (0,common_units/* formatCount */.B4)(size, 'byte');
                throw makeMismatchError('its size', `more than ${expected}`, expected);
            }
            if (this.#file.size > maxBytes)
                throw makeTooLargeError(maxBytes);
        }
        const isComplete = size === undefined || this.#file.size === size;
        if (isComplete)
            return undefined;
        const interrupted = await this.#explainShortBody(message, visited, size);
        return () => this.#waitForNextAttempt(interrupted);
    }
    /**
     * Returns why a body is shorter than the archive, whose size is known: the connection was lost,
     * the body is a message, or the storage has another size than the service says.
     */
    async #explainShortBody({ complete: isComplete }, visited, size) {
        const start = read_start_of_file_readStartOfFile(this.#file.path, MAX_BODY_BYTES);
        const serverMessage = await findMessage(start, visited);
        if (serverMessage === undefined && isComplete) {
            const got = (0,common_units/* formatCount */.B4)(this.#file.size, 'byte');
            return {
                why: (0,clean/* safe */.gB) `the response ended normally after ${got}, but its announced size is ${(0,common_units/* formatCount */.B4)(size, 'byte')}`,
                advice: 'contact the service’s support: the service announced the wrong size, or a proxy cuts downloads off',
            };
        }
        if (serverMessage === undefined)
            return {
                why: (0,clean/* safe */.gB) `the response ended before the whole archive arrived`,
                advice: 'check whether a proxy cuts the download off, and contact the service’s support',
            };
        let what = 'a message';
        if ((0,html_body/* isHtmlBody */.o)(start.toString()))
            what = 'a web page';
        return {
            why: (0,clean/* safe */.gB) `${visited.at(-1)?.host} sent ${what} in place of the archive`,
            serverMessage,
            advice: 'check whether a proxy or a sign-in page responds in place of the storage',
            maxRetries: retry_policy/* RETRY_POLICY */.yE.maxRetriesIfPermanent,
        };
    }
    /** @throws StepError (`download-mismatch`) unless the checksums match those announced */
    #verify() {
        const { path, size } = this.#file;
        const sums = this.#file.computeDigests();
        for (const { header, algorithm, expected } of this.#storedObject?.checksums ?? []) {
            const sum = sums.get(algorithm) ?? '';
            if (sum !== expected)
                throw makeMismatchError(`its ${algorithm} (${header})`, sum, expected);
        }
        return { path, name: this.#name, size, sha256: sums.get('sha256') ?? '', link: this.#link };
    }
    async #renewLink(refusal) {
        const pauseMs = retry_policy/* RETRY_POLICY */.yE.storage.pausesBeforeRenewedMs[this.#renewals];
        if (pauseMs === undefined)
            throw this.#makeRefusalError(refusal);
        this.#renewals += 1;
        const { clock, signal, info, renewLink } = this.#options;
        const problem = `The storage does not accept the link to the archive (HTTP ${refusal.status})`;
        let nextStep = 'requesting a new link';
        if (pauseMs > 0)
            nextStep += `, which will be used in ${(0,common_units/* formatDuration */.a3)(pauseMs)}`;
        info((0,clean/* safe */.gB) `${problem}; ${nextStep}`);
        this.#link = await renewLink();
        // If the service gives no size this time, the earlier one still applies.
        this.#sizeBytes = this.#link.sizeBytes ?? this.#sizeBytes;
        this.#ensureExpectedSize(this.#sizeBytes);
        if (pauseMs > 0)
            await clock.sleep(pauseMs, signal);
    }
    /**
     * Waits before the next attempt.
     * @throws StepError (`download-failed`) after too many attempts without progress
     */
    async #waitForNextAttempt(interrupted) {
        const { why, maxRetries = retry_policy/* RETRY_POLICY */.yE.maxRetries, retryAfterMs = 0 } = interrupted;
        const { clock, random, signal, info } = this.#options;
        const receivedBytes = this.#file.size;
        if (receivedBytes > this.#mostReceived)
            this.#attemptsWithoutProgress = 0;
        else
            this.#attemptsWithoutProgress += 1;
        this.#mostReceived = Math.max(this.#mostReceived, receivedBytes);
        if (this.#attemptsWithoutProgress > maxRetries)
            throw this.#makeGiveUpError(interrupted);
        const requestedMs = Math.min(retryAfterMs, retry_policy/* RETRY_POLICY */.yE.storage.maxRetryAfterMs);
        const pauseMs = (0,retry_policy/* computeRetryPause */.w0)(this.#attemptsWithoutProgress + 1, random, requestedMs);
        const pause = (0,common_units/* formatDuration */.a3)(pauseMs);
        const { host } = new URL(this.#link.url);
        const state = (0,clean/* safe */.gB) `stopped at ${(0,common_units/* formatSize */.Xq)(receivedBytes)}`;
        info((0,clean/* safe */.gB) `The download from ${host} ${state}: ${why}; retrying in ${pause}`);
        await clock.sleep(pauseMs, signal);
    }
    #makeGiveUpError({ why, serverMessage, advice = CHECK_NETWORK }) {
        const size = this.#getSize();
        return new step_error/* StepError */.z('download-failed', {
            host: new URL(this.#link.url).host,
            why,
            attempts: (0,common_units/* formatCount */.B4)(this.#attemptsWithoutProgress, 'attempt'),
            got: (0,common_units/* formatSize */.Xq)(this.#file.size),
            size: size && (0,common_units/* formatSize */.Xq)(size),
            serverMessage,
            advice,
        });
    }
    /** Returns the object's size in bytes, if the service or the storage has given it. */
    #getSize() {
        return this.#sizeBytes ?? this.#storedObject?.size;
    }
    /** @throws StepError if `size` is not the size that the service announced, or too large */
    #ensureExpectedSize(size) {
        const { maxBytes } = this.#options;
        if (size === undefined)
            return;
        if (this.#sizeBytes !== undefined && size !== this.#sizeBytes) {
            const expected = (0,common_units/* formatCount */.B4)(this.#sizeBytes, 'byte');
            throw makeMismatchError('its size', (0,common_units/* formatCount */.B4)(size, 'byte'), expected);
        }
        if (size > maxBytes)
            throw makeTooLargeError(maxBytes, size);
    }
    #makeRefusalError({ status, host, serverMessage }) {
        let renewals;
        if (this.#renewals > 0)
            renewals = (0,common_units/* formatCount */.B4)(this.#renewals, 'fresh link');
        const values = { host, status, renewals, serverMessage };
        if (status === 404)
            return new step_error/* StepError */.z('archive-gone', values);
        const signed = listSignedHeaders(new URL(this.#link.url));
        if (signed.length === 0) {
            let advice = CHECK_PROXY;
            if (renewals !== undefined && /expired/i.test(serverMessage ?? ''))
                advice = CLOCK_IS_WRONG;
            return new step_error/* StepError */.z('download-refused', { ...values, advice });
        }
        const headers = (0,words/* joinWords */.yZ)(signed, 'and');
        return new step_error/* StepError */.z('download-needs-headers', { ...values, signed: headers });
    }
}
/** Returns why a download was interrupted. */
function classifyInterruption(error, { signal }) {
    if (!signal.aborted)
        return (0,connection_failure/* classifyConnectionError */.H)(error);
    const failure = (0,connection_failure/* classifyConnectionError */.H)(signal.reason);
    return { ...failure, why: (0,clean/* safe */.gB) `${failure.why} (\`request-timeout\`)` };
}
function makeMismatchError(what, got, expected) {
    return new step_error/* StepError */.z('download-mismatch', { what, got, expected });
}
function makeTooLargeError(limit, size) {
    return new step_error/* StepError */.z('download-too-large', {
        limit: (0,common_units/* formatSize */.Xq)(limit),
        size: size && (0,common_units/* formatSize */.Xq)(size),
    });
}

;// CONCATENATED MODULE: ./lib/fetch/download.js







/**
 * Downloads the archive, verifies it, and returns where it is. If the storage allows it, an
 * interrupted download resumes where it stopped. An expired link is renewed, even during a
 * download. The download fails after too many attempts without progress.
 *
 * @throws StepError (`redirect-refused`, `archive-gone`, `download-…`, disk errors); the file is
 * then removed
 * @throws the reason of `signal` when it is aborted; any error of `renewLink`
 */
async function download(options) {
    const { folder, clock, info } = options;
    const path = (0,external_node_path_.join)(folder, 'archive');
    const file = new PartFile(path);
    const transfer = new Transfer(options, file);
    const stopReporting = reportProgress(clock, () => transfer.getProgress(), info);
    const startedAtMs = clock.now();
    try {
        const archive = await transfer.run();
        file.close();
        const took = (0,common_units/* formatDuration */.a3)(clock.now() - startedAtMs);
        info((0,clean/* safe */.gB) `Downloaded the archive: ${(0,common_units/* formatSize */.Xq)(archive.size)} in ${took}, SHA-256 ${archive.sha256}`);
        return archive;
    }
    catch (error) {
        try {
            file.close();
        }
        catch {
            // After a failed write, closing often fails, too, with a less specific error.
        }
        await (0,busy_files/* makeBusyRetry */.U)()(() => (0,external_node_fs_.rmSync)(path, { force: true }));
        throw error;
    }
    finally {
        stopReporting();
    }
}
/** How often the progress is printed, in ms. */
const REPORT_INTERVAL_MS = 10_000;
/** Prints the progress of a download every ten seconds, until the returned function is called. */
function reportProgress(clock, read, info) {
    let lastReceivedBytes = read().receivedBytes;
    let lastReportAtMs = clock.now();
    return clock.every(REPORT_INTERVAL_MS, () => {
        const { receivedBytes, size } = read();
        const nowMs = clock.now();
        const newBytes = Math.max(0, receivedBytes - lastReceivedBytes);
        const elapsedMs = Math.max(1, nowMs - lastReportAtMs);
        const bytesPerSecond = Math.round((newBytes * 1_000) / elapsedMs);
        lastReceivedBytes = receivedBytes;
        lastReportAtMs = nowMs;
        let received = (0,clean/* safe */.gB) `${(0,common_units/* formatSize */.Xq)(receivedBytes)}`;
        if (size) {
            const percent = Math.floor((100 * receivedBytes) / size);
            received = (0,clean/* safe */.gB) `${received} of ${(0,common_units/* formatSize */.Xq)(size)} (${percent}%)`;
        }
        info((0,clean/* safe */.gB) `Downloading the archive: ${received}, ${(0,common_units/* formatSize */.Xq)(bytesPerSecond)}/s`);
    });
}

// EXTERNAL MODULE: ./lib/github/request-failure.js + 1 modules
var request_failure = __nccwpck_require__(8224);
// EXTERNAL MODULE: ./lib/github/unreadable-response.js
var unreadable_response = __nccwpck_require__(4094);
;// CONCATENATED MODULE: ./lib/published/published-limits.js
/**
 * The limits for unpacking a published site. They are high because the workflow that published it
 * may have raised its own limits, and a rollback must not fail. They still keep a malicious archive
 * from filling the disk of a self-hosted runner.
 */
const PUBLISHED_LIMITS = { bytes: 64 * 1024 ** 3, entries: 2_000_000 };

;// CONCATENATED MODULE: ./lib/published/fetch-published.js
/** Downloads a published site from GitHub. */









/** The route that provides the bytes of a file, and the media type to request. */
const ROUTES = {
    // https://docs.github.com/rest/actions/artifacts#download-an-artifact
    artifact: { path: 'actions/artifacts/{id}/zip' },
    // https://docs.github.com/rest/releases/assets#get-a-release-asset
    asset: { path: 'releases/assets/{id}', accept: 'application/octet-stream' },
};
/**
 * Downloads a file, and compares it with the digest that GitHub reports.
 * @throws StepError if it has expired, cannot be downloaded, or has a different digest
 */
async function fetchPublished(github, file, options) {
    const { info } = options;
    const renewLink = () => github.withRetries('get the address of the archive', () => requestLink(github, file, options));
    const link = await renewLink();
    const downloaded = await download({
        ...options,
        link,
        renewLink,
        maxBytes: computeMaxArchiveSize(PUBLISHED_LIMITS),
        allowsLoopback: mayBeLoopback(options),
    });
    const [, expectedSha256] = /^sha256:([0-9a-f]{64})$/i.exec(file.digest ?? '') ?? [];
    if (expectedSha256 === undefined) {
        info((0,clean/* safe */.gB) `GitHub reports no SHA-256 for ${file.description}, so the download cannot be verified`);
        return downloaded;
    }
    if (expectedSha256.toLowerCase() !== downloaded.sha256)
        throw new step_error/* StepError */.z('download-mismatch', {
            what: 'the SHA-256 of the download',
            got: downloaded.sha256,
            expected: expectedSha256,
        });
    info((0,clean/* safe */.gB) `The SHA-256 of the download matches the one that GitHub reports`);
    return downloaded;
}
async function requestLink(github, file, options) {
    const { path, accept } = ROUTES[file.kind];
    const route = `GET /repos/{owner}/{repo}/${path.replace('{id}', String(file.id))}`;
    try {
        const { url, needsToken } = await github.findDownloadUrl(route, accept);
        if (findLinkProblem(url, mayBeLoopback(options)) !== undefined)
            throw unreadable_response/* UnreadableResponse */.V.ofRedirect(url);
        const link = { url, sizeBytes: undefined, expiresAtMs: undefined };
        if (needsToken)
            return { ...link, authorization: `token ${options.token}`, accept };
        for (const secret of listLinkSecrets(url))
            options.mask(secret);
        return link;
    }
    catch (error) {
        const status = (0,request_failure/* readHttpStatus */.vK)(error);
        if (status !== 404 && status !== 410)
            throw error;
        throw new step_error/* StepError */.z('published-expired', { shown: file.description, status }, error);
    }
}
/** Loopback addresses are accepted only if the API itself has one. */
function mayBeLoopback({ repository }) {
    return isLoopback(new URL(repository.apiUrl).hostname);
}

// EXTERNAL MODULE: ./lib/github/json-path.js
var json_path = __nccwpck_require__(689);
;// CONCATENATED MODULE: ./lib/github/read-if-exists.js

/**
 * Returns GitHub's response; undefined if GitHub reports 404. In a repository that the token cannot
 * read, every request gets a 404: that is thrown as a refusal.
 * @throws StepError, made by the `makeStepError` that `github` was opened with
 */
async function readIfExists(github, operation, route) {
    const data = await github.withRetries(operation, () => readUnlessUnknown(github, route));
    if (data !== undefined)
        return data;
    await github.withRetries(operation, () => ensureVisible(github));
    return undefined;
}
async function readUnlessUnknown(github, route) {
    try {
        return (await github.send(route)).data;
    }
    catch (error) {
        if ((0,request_failure/* readHttpStatus */.vK)(error) === 404)
            return undefined;
        throw error;
    }
}
/**
 * Throws unless the token can read the repository. A token that only lacks the permission for
 * artifacts gets 403, not 404.
 */
async function ensureVisible(github) {
    try {
        await github.send('GET /repos/{owner}/{repo}/actions/artifacts?per_page=1');
    }
    catch (error) {
        if ((0,request_failure/* readRefusedStatus */.dA)(error) !== 403)
            throw error;
    }
}

;// CONCATENATED MODULE: ./lib/github/artifacts.js
/** Reads the artifacts of workflow runs: https://docs.github.com/rest/actions/artifacts */


/**
 * Returns all artifacts with this name in the repository.
 * @throws StepError, made by the `makeStepError` that `github` was opened with
 */
async function listArtifacts(github, name) {
    const route = `GET /repos/{owner}/{repo}/actions/artifacts?name=${encodeURIComponent(name)}`;
    const artifacts = await github.list('list the artifacts', route, ['artifacts'], readArtifact);
    // An Enterprise Server may not know the parameter.
    return artifacts.filter((artifact) => artifact.name === name);
}
/** Returns all artifacts of a workflow run. @throws StepError as `listArtifacts` */
async function listArtifactsOfRun(github, runId) {
    const route = `GET /repos/{owner}/{repo}/actions/runs/${runId}/artifacts`;
    const artifacts = await github.list('list the artifacts', route, ['artifacts'], readArtifact);
    return artifacts.map((artifact) => ({ ...artifact, runId }));
}
function readArtifact(item) {
    const id = (0,json_path/* getNumber */.WZ)(item, 'id');
    const name = (0,json_path/* getText */.q4)(item, 'name');
    if (id === undefined || name === undefined)
        return undefined;
    return {
        id,
        name,
        createdAt: (0,json_path/* getIsoTime */.Bc)(item, 'created_at'),
        expiresAt: (0,json_path/* getIsoTime */.Bc)(item, 'expires_at'),
        isExpired: (0,json_path/* getAt */.sM)(item, 'expired') === true,
        digest: (0,json_path/* getText */.q4)(item, 'digest'),
        runId: (0,json_path/* getNumber */.WZ)(item, 'workflow_run', 'id'),
    };
}
/**
 * Returns a workflow run (https://docs.github.com/rest/actions/workflow-runs#get-a-workflow-run);
 * undefined if the repository has none with this ID.
 * @throws StepError as `listArtifacts`
 */
async function readWorkflowRun(github, id) {
    const data = await readIfExists(github, 'read the workflow run', `GET /repos/{owner}/{repo}/actions/runs/${id}`);
    if (data === undefined)
        return undefined;
    const own = (0,json_path/* getNumber */.WZ)(data, 'repository', 'id');
    // The repository of a fork may be deleted; then there is none here.
    const isFromFork = own === undefined || (0,json_path/* getNumber */.WZ)(data, 'head_repository', 'id') !== own;
    return { id, event: (0,json_path/* getText */.q4)(data, 'event') ?? '', isFromFork };
}

;// CONCATENATED MODULE: ./lib/github/releases.js
/** Releases and their assets: https://docs.github.com/rest/releases/releases */


/**
 * Returns the release of a tag; undefined if there is none.
 * @throws StepError, made by the `makeStepError` that `github` was opened with
 */
async function readRelease(github, tag) {
    const route = `GET /repos/{owner}/{repo}/releases/tags/${encodeURIComponent(tag)}`;
    const data = await readIfExists(github, 'read the release', route);
    if (data === undefined)
        return undefined;
    return {
        isDraft: (0,json_path/* getAt */.sM)(data, 'draft') === true,
        publishedAt: (0,json_path/* getIsoTime */.Bc)(data, 'published_at'),
        assets: readAssets((0,json_path/* getAt */.sM)(data, 'assets')),
    };
}
function readAssets(assets) {
    if (!Array.isArray(assets))
        return [];
    return assets
        .filter(isUploaded)
        .map(readAsset)
        .filter((asset) => asset !== undefined);
}
/** Returns whether an asset is complete. An interrupted upload leaves an asset, too. */
function isUploaded(item) {
    return ((0,json_path/* getText */.q4)(item, 'state') ?? 'uploaded') === 'uploaded';
}
function readAsset(item) {
    const id = (0,json_path/* getNumber */.WZ)(item, 'id');
    const name = (0,json_path/* getText */.q4)(item, 'name');
    if (id === undefined || name === undefined)
        return undefined;
    return { id, name, digest: (0,json_path/* getText */.q4)(item, 'digest') };
}

;// CONCATENATED MODULE: ./lib/github/repository.js


/**
 * Returns the workflow's repository and the root of the REST API, from the environment. Call this
 * before Octokit is loaded: its toolkit throws on an invalid address. `consequence`: what is not
 * done if a variable is invalid, worded to follow “so”.
 * @throws StepError (`runner-variables`) if a variable is invalid
 */
function readRepository(env, consequence) {
    const { repository, errors } = parseRepository(env);
    if (errors.length > 0)
        throw new StepError('runner-variables', { errors, consequence });
    return repository;
}
/**
 * Returns the repository and the address of the API, and the errors in the environment variables.
 */
function parseRepository({ GITHUB_API_URL: url, GITHUB_REPOSITORY: fullName = '', }) {
    const apiUrl = url || 'https://api.github.com';
    const [, owner = '', repo = ''] = /^([^/]+)\/([^/]+)$/.exec(fullName) ?? [];
    const { protocol = '' } = URL.parse(apiUrl) ?? {};
    const isAddress = /^https?:$/.test(protocol);
    const errors = [];
    if (!isAddress)
        errors.push((0,clean/* safe */.gB) `GITHUB_API_URL is “${url}”: expected the address of GitHub’s API`);
    if (owner === '')
        errors.push((0,clean/* safe */.gB) `GITHUB_REPOSITORY is “${fullName}”: expected ACCOUNT/NAME`);
    return { repository: { apiUrl, owner, repo }, errors };
}

;// CONCATENATED MODULE: ./lib/disk/file-access.js


/** Returns why nothing can be written at a path that exists; undefined if it can. */
function explainIfNotWritable(path) {
    try {
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.W_OK);
        return undefined;
    }
    catch (error) {
        if (!(0,disk_errors/* isDiskError */.Mi)(error))
            throw error;
        return describeWriteRefusal(error.code, path, findUsers(path));
    }
}
/**
 * Returns why the system refuses to let this process read `path`; undefined if `error` does not
 * mean that.
 */
function file_access_explainIfNotReadable({ code }, path) {
    if (code !== 'EACCES' && code !== 'EPERM')
        return undefined;
    return describeReadRefusal(code, path, findUsers(path));
}
function findUsers(path) {
    const user = process.getuid?.();
    return { user, owner: (0,disk_errors/* ignoreDiskError */.cZ)(() => (0,external_node_fs_.statSync)(path).uid, user) };
}
/** Returns why the system refuses to let this process read `path`, by the error code (errno(3)). */
function describeReadRefusal(code, path, { user, owner }) {
    const advice = 'change the owner or the permissions of that path';
    const refusal = `permission to read ${path} was denied (${code})`;
    if (user === undefined || user === owner)
        return `${refusal}; ${advice}`;
    return `${refusal}; that path belongs to user ${owner}, but the current user is ${user}: ${advice}`;
}
/** Returns why the system refuses to let this process write to `path`, by the error code. */
function describeWriteRefusal(code, path, { user, owner }) {
    if (code === 'EROFS')
        return `${path} is on a read-only file system; use another path`;
    const advice = 'change the owner or the permissions of that path, or use another path';
    let subject = path;
    if (user !== undefined && user !== owner)
        subject = `${path}, which belongs to user ${owner}, while this step runs as user ${user}`;
    return `this step is not allowed to write to ${subject}; ${advice}`;
}

// EXTERNAL MODULE: ./lib/disk/paths.js
var paths = __nccwpck_require__(7469);
;// CONCATENATED MODULE: ./lib/inputs/publish-targets/inspect-target.js
/** Finds out what exists at a path that was given for the archive or the site. */



/** Returns the target of the site. Symbolic links above the last part of `path` are followed. */
function inspectSiteTarget(path) {
    return inspectTarget(path, 'site');
}
/**
 * Returns the target of the archive: a file, or a folder if the path as `given` ends in a slash, or
 * if it is one. Symbolic links above the last part of `path` are followed.
 */
function inspectArchiveTarget(path, given) {
    if (!isFolder(path, given))
        return inspectTarget(path, 'archive');
    const { path: file, existingParent } = inspectTarget((0,external_node_path_.join)(path, 'archive'), 'archive');
    const folder = (0,external_node_path_.dirname)(file);
    return {
        kind: 'archive folder',
        path: folder,
        existingParent,
        existing: (0,paths/* lstatIfExists */.sM)(folder),
    };
}
function isFolder(path, given) {
    if (/[/\\]$/.test(given))
        return true;
    return (0,external_node_fs_.existsSync)(path) && (0,external_node_fs_.statSync)(path).isDirectory();
}
function inspectTarget(given, kind) {
    const { root } = (0,external_node_path_.parse)(given);
    let parent = (0,external_node_path_.dirname)(given);
    while (parent !== root && !(0,paths/* lstatIfExists */.sM)(parent))
        parent = (0,external_node_path_.dirname)(parent);
    const existingParent = (0,external_node_fs_.realpathSync)(parent);
    const path = (0,external_node_path_.join)(existingParent, (0,external_node_path_.relative)(parent, given));
    return { kind, path, existingParent, existing: (0,paths/* lstatIfExists */.sM)(path) };
}
/** Returns whether something would be replaced. An empty folder counts as nonexistent. */
function wouldOverwrite({ kind, path, existing }) {
    if (kind === 'archive folder' || existing === undefined)
        return false;
    return !existing.isDirectory() || (0,external_node_fs_.readdirSync)(path).length > 0;
}

;// CONCATENATED MODULE: ./lib/inputs/publish-targets/target-problems.js
/** Why a path cannot be the target of the archive or the site, worded to follow it and a colon. */








const NO_OVERWRITE_MESSAGE = 'it already exists; use a path that does not exist yet';
const TAKEN_MESSAGE = 'it already exists; use another path or set overwrite: true';
const OUTSIDE_MESSAGE = 'it already exists, and nothing outside the workspace and RUNNER_TEMP is ever replaced; use a path inside one of them, or one that does not exist yet';
/**
 * Returns the first reason against a target; undefined if there is none.
 * @throws any file-system error
 */
function findTargetProblem(target, rules) {
    return (findPathProblem(target, rules) ?? findOverwriteProblem(target, rules) ?? findDiskProblem(target));
}
function findPathProblem({ kind, path, existing }, { overwritableIn }) {
    if (existing?.isSymbolicLink())
        return 'it is a symbolic link; use the path that it points to';
    const isAboveReplaceable = overwritableIn.some((folder) => (0,paths/* isWithin */.UO)(folder, path));
    if (isAboveReplaceable && kind !== 'archive folder')
        return 'it is the workspace, RUNNER_TEMP, or one of their parent folders; use a folder inside the workspace or RUNNER_TEMP, such as public';
    if (path.split(external_node_path_.sep).some(isGitFolder))
        return 'it is the “.git” folder of a repository or is inside one; use a path outside that folder';
    if (existing === undefined)
        return undefined;
    if (kind === 'archive' && !existing.isFile())
        return 'it exists and is not a file; use another path';
    if (kind !== 'archive' && !existing.isDirectory())
        return 'it exists and is not a folder; use another path';
    return undefined;
}
function findOverwriteProblem(target, { overwrite, overwritableIn }) {
    if (!wouldOverwrite(target))
        return undefined;
    if (overwrite === undefined)
        return NO_OVERWRITE_MESSAGE;
    if (!isInside(target.path, overwritableIn))
        return OUTSIDE_MESSAGE;
    if (!overwrite)
        return TAKEN_MESSAGE;
    return undefined;
}
function findDiskProblem(target) {
    const { path, existingParent } = target;
    if (!(0,external_node_fs_.statSync)(existingParent).isDirectory())
        return `${existingParent} is a file, not a folder; use another path`;
    const written = [existingParent];
    if (wouldOverwrite(target))
        written.push(path);
    for (const each of written) {
        const why = explainIfNotWritable(each);
        if (why !== undefined)
            return why;
    }
    if (measureFreeBytes(existingParent) === 0)
        return 'the disk is full';
    if (process.platform !== 'win32')
        return undefined;
    const nameProblem = findWindowsNameProblem((0,external_node_path_.relative)(existingParent, path).split(external_node_path_.sep));
    if (nameProblem === undefined)
        return undefined;
    return `a part of the path ${nameProblem}`;
}
/** Returns whether a path is below one of these folders. */
function isInside(path, folders) {
    return folders.some((folder) => path !== folder && (0,paths/* isWithin */.UO)(path, folder));
}
/**
 * Returns why a path could not be inspected.
 * @throws `error` if it did not come from the file system
 */
function describeAccessError(error) {
    if (!(0,disk_errors/* isDiskError */.Mi)(error))
        throw error;
    return `it cannot be accessed (${error.code})`;
}

;// CONCATENATED MODULE: ./lib/inputs/publish-targets/check-targets.js
/** Checks the target paths of the archive and the site before a job is started. */







/**
 * Returns the target paths of the archive and the site, and the errors in them. Nothing is written.
 */
function checkTargets(options) {
    const { bundlePath, sitePath, workspace } = options;
    const rules = makeOverwriteRules(options);
    const errors = [];
    const archive = checkTarget(bundlePath, inspectArchiveTarget, workspace, rules);
    const site = checkTarget(sitePath, inspectSiteTarget, workspace, rules);
    if (archive?.problem !== undefined)
        errors.push(makeTargetError('bundle-path', bundlePath, archive.problem));
    if (site?.problem !== undefined)
        errors.push(makeTargetError('site-path', sitePath, site.problem));
    const targets = { archive: archive?.target, site: site?.target };
    errors.push(...findConflicts(targets, options));
    return { targets, errors };
}
function makeOverwriteRules({ overwrite, workspace, runnerTemp }) {
    const folders = [workspace];
    if (runnerTemp)
        folders.push(runnerTemp);
    return { overwrite, overwritableIn: folders.map((folder) => (0,paths/* followLinks */.n1)((0,external_node_path_.resolve)(folder))) };
}
/** Checks the path of a target, as it is in the input; undefined if the input is not set. */
function checkTarget(input, inspect, workspace, rules) {
    if (input === undefined)
        return undefined;
    try {
        const target = inspect((0,external_node_path_.resolve)(workspace, input), input);
        const problem = findTargetProblem(target, rules);
        if (problem !== undefined)
            return { problem };
        return { target: makeTarget(target, rules) };
    }
    catch (error) {
        return { problem: describeAccessError(error) };
    }
}
function makeTargetError(input, path, problem) {
    return { input, message: (0,clean/* safe */.gB) `${input} is “${path}”: ${problem}` };
}
function makeTarget({ path, kind }, { overwrite, overwritableIn }) {
    const isArchiveFolder = kind === 'archive folder';
    let replacedPath = path;
    // The name of the archive is not known yet. With any name, the archive is inside the folder.
    if (isArchiveFolder)
        replacedPath = (0,external_node_path_.join)(path, 'archive');
    return {
        path,
        isArchiveFolder,
        overwrite: overwrite === true && isInside(replacedPath, overwritableIn),
    };
}
/** Returns why RUNNER_TEMP cannot be used; undefined if it can. */
function explainUnusableTemp(runnerTemp) {
    if (!(0,external_node_fs_.existsSync)(runnerTemp))
        return 'there is no such folder';
    if (!(0,external_node_fs_.statSync)(runnerTemp).isDirectory())
        return 'it is not a folder';
    return explainIfNotWritable(runnerTemp);
}
/** Returns the conflicts between the targets, and between a target and the values file. */
function findConflicts({ archive, site }, { workspace, runnerTemp, valuesFile }) {
    const errors = [];
    const hasTarget = archive !== undefined || site !== undefined;
    let whyNoTemp;
    if (hasTarget && runnerTemp)
        whyNoTemp = explainUnusableTemp(runnerTemp);
    if (whyNoTemp !== undefined)
        errors.push({ input: undefined, message: (0,clean/* safe */.gB) `RUNNER_TEMP is “${runnerTemp}”: ${whyNoTemp}` });
    if (archive !== undefined && site !== undefined && doOverlap(archive, site)) {
        const message = (0,clean/* safe */.gB) `bundle-path and site-path overlap: keep the archive outside the site`;
        errors.push({ input: 'bundle-path', message });
    }
    if (!valuesFile)
        return errors;
    const valuesPath = (0,paths/* followLinks */.n1)((0,external_node_path_.resolve)(workspace, valuesFile));
    if (site !== undefined && (0,paths/* isWithin */.UO)(valuesPath, site.path)) {
        const advice = (0,clean/* safe */.gB) `keep it outside the site, which is replaced and published as a whole`;
        const message = (0,clean/* safe */.gB) `values-file is inside site-path: ${advice}`;
        errors.push({ input: 'values-file', message });
    }
    if (valuesPath === archive?.path) {
        const message = (0,clean/* safe */.gB) `values-file and bundle-path are the same`;
        errors.push({ input: 'values-file', message });
    }
    return errors;
}
function doOverlap(bundle, site) {
    if ((0,paths/* isWithin */.UO)(bundle.path, site.path))
        return true;
    return !bundle.isArchiveFolder && (0,paths/* isWithin */.UO)(site.path, bundle.path);
}

;// CONCATENATED MODULE: ./lib/text/did-you-mean.js
/** Computes the edit distance of two words, and suggests corrections of typos. */

/**
 * Returns how many letters must be inserted, deleted, replaced, or swapped with a neighbor to turn
 * `a` into `b`; `Infinity` if more than `maxEdits`. This distance is the optimal string alignment
 * (https://en.wikipedia.org/wiki/Damerau-Levenshtein_distance).
 */
function measureEditDistance(a, b, maxEdits) {
    if (Math.abs(a.length - b.length) > maxEdits)
        return Number.POSITIVE_INFINITY;
    let prefixLength = 0;
    while (prefixLength < a.length && a[prefixLength] === b[prefixLength])
        prefixLength++;
    if (prefixLength > 0)
        return measureEditDistance(a.slice(prefixLength), b.slice(prefixLength), maxEdits);
    if (maxEdits === 1)
        return measureOneEdit(a, b);
    let before = [];
    let last = Array.from({ length: b.length + 1 }, (_, j) => j);
    for (let i = 1; i <= a.length; i++) {
        const row = computeRow(a, b, i, last, before);
        if (Math.min(...row) > maxEdits)
            return Number.POSITIVE_INFINITY;
        before = last;
        last = row;
    }
    const edits = last[b.length];
    if (edits > maxEdits)
        return Number.POSITIVE_INFINITY;
    return edits;
}
/**
 * Returns the distance of words that do not begin with the same letter, if it is at most 1;
 * otherwise `Infinity`. A site may have millions of pairs to compare.
 */
function measureOneEdit(a, b) {
    if (a === b)
        return 0;
    const isInserted = a === b.slice(1);
    const isDeleted = a.slice(1) === b;
    const isReplaced = a.slice(1) === b.slice(1);
    const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
    if (isInserted || isDeleted || isReplaced || isSwapped)
        return 1;
    return Number.POSITIVE_INFINITY;
}
/**
 * Returns the distances of the first `i` letters of `a` from each beginning of `b`; `last` and
 * `before` are the distances of the first `i - 1` and `i - 2` letters.
 */
function computeRow(a, b, i, last, before) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
        const inserted = row[j - 1] + 1;
        const deleted = last[j] + 1;
        const replaced = last[j - 1] + Number(a[i - 1] !== b[j - 1]);
        const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
        const swapped = isSwapped ? before[j - 2] + 1 : Number.POSITIVE_INFINITY;
        row.push(Math.min(inserted, deleted, replaced, swapped));
    }
    return row;
}
/**
 * The maximum number of typos in a misspelling. With two typos, a short word could become almost
 * any other.
 */
const MAX_EDITS = 2;
const SHORT_WORD = 4;
/**
 * Returns the one of `names` that `text` is most likely a misspelling of; undefined if none is
 * close. Differences in case and word separators do not count as typos.
 */
function did_you_mean_findCorrection(text, names) {
    const normalized = normalize(text);
    let best;
    for (const name of names) {
        let maxEdits = MAX_EDITS;
        if (Math.min(normalized.length, name.length) <= SHORT_WORD)
            maxEdits = 1;
        const edits = measureEditDistance(normalized, normalize(name), maxEdits);
        if (edits <= maxEdits && edits < (best?.edits ?? Number.POSITIVE_INFINITY))
            best = { name, edits };
    }
    return best?.name;
}
/**
 * Returns the one of `names` that `text` is a misspelling or the first word of; undefined if there
 * is none.
 */
function findClosestName(text, names) {
    const normalized = normalize(text);
    const exactMatch = names.find((name) => name === normalized);
    if (exactMatch !== undefined)
        return exactMatch;
    const [first, second] = names.filter((name) => name.startsWith(`${normalized}-`));
    if (first !== undefined && second === undefined)
        return first;
    return did_you_mean_findCorrection(text, names);
}
function normalize(text) {
    return text.toLowerCase().replace(/[\s_]+/g, '-');
}
/** Returns the end of an error message that suggests `suggestion`; empty if it is undefined. */
function did_you_mean_didYouMean(suggestion) {
    if (suggestion === undefined)
        return (0,clean/* safe */.gB) ``;
    return (0,clean/* safe */.gB) `; did you mean ${suggestion}?`;
}

;// CONCATENATED MODULE: ./lib/inputs/unknown-names.js
/** Finds names that are given as inputs of an action, but do not exist. */



/** Returns the given names that are not inputs, with their values. */
function listUnknownNames(env, isInput) {
    const unknown = [];
    for (const [variable, value = ''] of Object.entries(env)) {
        const [, name = ''] = /^input_(.+)$/.exec(variable.toLowerCase()) ?? [];
        const text = value.trim();
        if (name !== '' && text !== '' && !isInput(name))
            unknown.push({ name, text });
    }
    return unknown;
}
/** Returns the warning about names that are not inputs, if there are any. */
function warnOfUnknownNames(names) {
    const [first, ...others] = names;
    if (first === undefined)
        return [];
    if (others.length === 0)
        return [(0,clean/* safe */.gB) `${first.name} is not an input of this action${did_you_mean_didYouMean(first.suggestion)}`];
    const all = names.map(({ name, suggestion }) => {
        if (suggestion === undefined)
            return name;
        return `${name} (did you mean ${suggestion}?)`;
    });
    return [(0,clean/* safe */.gB) `${(0,words/* joinWords */.yZ)(all, 'and')} are not inputs of this action`];
}
/**
 * Returns whether this runner passes on the inputs of a composite action that the step is part of,
 * under names of their own, as act and Gitea's runner do.
 */
function passesOnOuterInputs(env) {
    return Boolean(env.ACT || env.GITEA_ACTIONS || env.FORGEJO_ACTIONS);
}
/**
 * Returns whether a name may be a variable of the workflow that is for another step, such as
 * `INPUT_DRY_RUN`: variables have `_` where inputs have `-`.
 */
function mayBeWorkflowVariable(given, env) {
    if (passesOnOuterInputs(env))
        return true;
    return given.includes('_') && !/^fail_on_errors?$/.test(given);
}

// EXTERNAL MODULE: ./lib/net/proxy.js
var proxy = __nccwpck_require__(7115);
;// CONCATENATED MODULE: ./lib/option-parsers/choice.js




/** Matches words that people write for some choices. */
const CHOICE_SYNONYMS = {
    off: /^(?:no|false)$/i,
    report: /^warn(?:ings?)?$/i,
    strict: /^(?:true|errors?|fail)$/i,
    export: /^download$/i,
    check: /^(?:live(?:-?check)?|verify|validate|lint|test|(?:check-?)?links?(?:-?check(?:er)?)?)$/i,
};
/**
 * Returns the parser of an input that accepts one of `choices`. `otherwise` is a sentence for users
 * who mean none of them.
 */
function makeChoiceParser(choices, otherwise) {
    return (text) => {
        const choice = choices.find((each) => each === text);
        if (choice)
            return choice;
        const suggestion = suggestChoice(text, choices);
        const expected = (0,clean/* safe */.gB) `is “${text}”: expected ${(0,words/* joinWords */.yZ)(choices, 'or')}${did_you_mean_didYouMean(suggestion)}`;
        if (otherwise === undefined)
            throw (0,invalid_input/* invalid */.Gq) `${expected}`;
        if (suggestion === undefined)
            throw (0,invalid_input/* invalid */.Gq) `${expected}. ${otherwise}`;
        throw (0,invalid_input/* invalid */.Gq) `${expected} ${otherwise}`;
    };
}
function suggestChoice(text, choices) {
    const several = choices.filter((each) => each.startsWith(`${text.toLowerCase()}-`));
    if (several.length > 1)
        return (0,words/* joinWords */.yZ)(several, 'or');
    const closest = findClosestName(text, choices);
    if (closest !== undefined)
        return closest;
    return choices.find((each) => CHOICE_SYNONYMS[each]?.test(text));
}

;// CONCATENATED MODULE: ./lib/option-parsers/line.js

/** Returns a single line of text. @throws InvalidInput */
function parseLine(text) {
    if (/\p{Cc}/u.test(text))
        throw (0,invalid_input/* invalid */.Gq) `contains a line break or another control character: write it on one line`;
    return text;
}

// EXTERNAL MODULE: ./lib/common/error-message.js
var error_message = __nccwpck_require__(9653);
;// CONCATENATED MODULE: ./lib/archive/damage-error.js



/**
 * Returns the error for a damaged archive, or for a damaged `entry` in it. `why` is worded to
 * follow a colon, and may be untrusted text.
 */
function makeDamageError(why, entry, cause) {
    return new step_error/* StepError */.z('archive-damaged', { entry, why }, cause);
}
/** The messages for zlib's error codes (https://nodejs.org/api/zlib.html#zlib-constants). */
const ZLIB_ERRORS = {
    Z_BUF_ERROR: 'it is cut off, and its compressed data is incomplete',
    Z_DATA_ERROR: 'its compressed data is corrupt',
    Z_NEED_DICT: 'its compressed data needs a dictionary',
};
/** Data after the end may be a second archive, which other tools would read instead. */
const DATA_AFTER_END = 'there is data after its end';
/** The messages of yauzl 3, and clearer wordings for them. */
const PARSER_ERRORS = [
    [
        /^End of central directory record signature/,
        'it is cut off, and the list of its entries is missing',
    ],
    [/^unexpected EOF/, 'it is cut off'],
    [/^multi-disk/, 'it is one part of a multipart archive'],
    [/^invalid central directory file header signature/, 'the list of its entries is damaged'],
    [/^invalid zip64 end of central directory/, 'the list of its entries is damaged'],
    [/^invalid local file header signature/, 'it is not where the list of entries says it is'],
    [/^file data overflows file bounds/, 'it continues after the end of the archive'],
    [/^strong encryption/, 'it is encrypted'],
];
/** Returns a parser's message, in a clearer wording if there is one. */
function describeParserError(message) {
    // The length of the comment at the end: actual, then stated.
    const [, actual, stated] = /^Invalid comment length\. Expected: (\d+)\. Found: (\d+)/.exec(message) ?? [];
    if (stated !== undefined) {
        if (Number(actual) > Number(stated))
            return DATA_AFTER_END;
        return 'it is cut off at its end';
    }
    const [, why] = PARSER_ERRORS.find(([pattern]) => pattern.test(message)) ?? [];
    return why ?? message.replace(/\.$/, '');
}
/**
 * The error code of zstd for a frame whose window exceeds the default limit
 * (ZSTD_WINDOWLOG_LIMIT_DEFAULT in zstd.h).
 */
const WINDOW_TOO_LARGE = 'ZSTD_error_frameParameter_windowTooLarge';
/**
 * Returns an error of a parser or decoder as `archive-damaged`, or as `archive-window-too-large` if
 * only the decoder's limit was exceeded. A StepError or disk error is returned unchanged.
 */
function convertToDamageError(error, entry) {
    if (error instanceof step_error/* StepError */.z || (0,disk_errors/* isDiskError */.Mi)(error))
        return error;
    const code = String(error.code ?? '');
    if (code === WINDOW_TOO_LARGE)
        return new step_error/* StepError */.z('archive-window-too-large', {}, error);
    let why = ZLIB_ERRORS[code];
    if (code.startsWith('ZSTD_'))
        why = `its compressed data is corrupt (${code})`;
    return makeDamageError(why ?? describeParserError((0,error_message/* getErrorMessage */.u)(error)), entry, error);
}
/**
 * Yields the items of `source`, and translates its errors. Errors of the loop that reads it are
 * left alone: a failure to write to the disk must not be reported as a damaged archive.
 */
async function* convertErrors(source, convert) {
    try {
        yield* source;
    }
    catch (error) {
        throw convert(error);
    }
}

;// CONCATENATED MODULE: ./lib/archive/tar-header.js

/** The size of a header, and of the blocks that everything in a tar is padded to. In bytes. */
const BLOCK_SIZE = 512;
/**
 * The kinds of entries by type flag, from 0 to 7. A system without contiguous files (7) reads them
 * as ordinary files (POSIX).
 */
const KINDS_BY_TYPE_FLAG = [
    'file',
    'hard link',
    'symbolic link',
    'device',
    'device',
    'folder',
    'FIFO',
    'file',
];
/**
 * The keywords of extended headers that are used here; those with a dot belong to sparse files (GNU
 * tar, star, Solaris).
 */
const USED_KEYWORDS = /^(path|size|GNU\.sparse\..*|SCHILY\.realsize|SUN\.holesdata)$/;
/** The sum of the eight spaces in place of the checksum. */
const SPACES_OF_CHECKSUM = 8 * 0x20;
/**
 * Returns whether a tar can begin with these bytes: a header with the right checksum, or the zeros
 * of an empty one.
 */
function isTarBlock(block) {
    if (block.length < BLOCK_SIZE)
        return false;
    // The checksum is computed as if its own field consisted of spaces.
    let sum = SPACES_OF_CHECKSUM;
    for (let i = 0; i < BLOCK_SIZE; i++) {
        const isInChecksum = i >= 148 && i < 156;
        if (!isInChecksum)
            sum += block[i];
    }
    const stated = readNumber(block.subarray(148, 156));
    if (stated === 0)
        return sum === SPACES_OF_CHECKSUM;
    return sum === stated;
}
/** Returns the type flag of a header, one character. */
function readType(header) {
    if (header[156] === 0)
        return '0';
    return header.toString('latin1', 156, 157);
}
/** Returns the size in a header, in bytes; NaN if it is not a number, or is negative. */
function readSize(header) {
    return readNumber(header.subarray(124, 136));
}
/**
 * Returns an octal number or, after 0x80, one in base 256, as GNU tar writes larger numbers. A
 * blank field, which folders may have, is 0.
 */
function readNumber(field) {
    if (field[0] === 0x80)
        return Number(`0x${field.toString('hex', 1)}`);
    const octal = /^ *([0-7]+) *(?:\0|$)|^[ \0]*$/.exec(field.toString('latin1'));
    if (octal === null)
        return Number.NaN;
    return Number(`0o0${octal[1] ?? ''}`);
}
/** Returns the text of a field, which ends at a NUL or at the end of the field. */
function readText(field) {
    const nul = field.indexOf(0);
    return field.toString('utf8', 0, nul < 0 ? undefined : nul);
}
function readName(header) {
    const name = readText(header.subarray(0, 100));
    // GNU tar and v7 store other data where POSIX has the prefix.
    if (header.toString('latin1', 257, 263) !== 'ustar\0')
        return name;
    const prefix = readText(header.subarray(345, 500));
    if (prefix === '')
        return name;
    return `${prefix}/${name}`;
}
/**
 * Returns the size of an entry, in bytes; NaN if it is not a number. `extendedSize` is the size in
 * an extended header, if it has one.
 */
function chooseSize(header, extendedSize) {
    if (extendedSize === undefined)
        return readSize(header);
    if (!/^\d+$/.test(extendedSize))
        return Number.NaN;
    return Number(extendedSize);
}
/**
 * Returns the entry that a header and the extended headers before it describe.
 * @throws StepError (`archive-damaged`) if there is no valid size
 */
function readEntry(header, extended) {
    const type = readType(header);
    const name = extended.get('path') ?? readName(header);
    const size = chooseSize(header, extended.get('size'));
    if (!Number.isSafeInteger(size))
        throw makeDamageError('its header has no valid size', name);
    const isSparse = [...extended.keys()].some((keyword) => keyword.includes('.'));
    let obstacle;
    if (isSparse)
        obstacle = 'a sparse file, with holes left out';
    // The oldest archives mark folders only by a slash at the end of their names.
    const isOldFolder = type === '0' && size === 0 && name.endsWith('/');
    // The size of a folder states how much may be put into it (POSIX pax, ustar interchange format).
    if (type === '5' || isOldFolder)
        return { name, kind: 'folder', size: 0, obstacle };
    const kind = KINDS_BY_TYPE_FLAG['01234567'.indexOf(type)] ?? 'special entry';
    return { name, kind, size, obstacle };
}
/**
 * Adds the content of an extended header: records `<length> <keyword>=<value>\n` (`x`, or `g` for
 * all entries), or a name (GNU's `L`). Contradicting values, and values for all entries, are
 * refused, because readers interpret them differently.
 * @throws StepError (`archive-damaged`)
 */
function addExtendedHeader(extended, type, content) {
    const add = (keyword, value) => {
        const isContradiction = (extended.get(keyword) ?? value) !== value;
        if (type === 'g' || isContradiction)
            throw makeDamageError('its extended headers contradict each other');
        extended.set(keyword, value);
    };
    if (type !== 'g')
        add(type, content.toString('latin1'));
    if (type === 'L')
        add('path', readText(content));
    if (type !== 'x' && type !== 'g')
        return;
    for (const { keyword, value } of readRecords(content))
        if (USED_KEYWORDS.test(keyword))
            add(keyword, value);
}
/** Yields the records of a pax header up to a NUL. @throws StepError (`archive-damaged`) */
function* readRecords(content) {
    for (let offset = 0; offset < content.length && content[offset] !== 0;) {
        const space = content.indexOf(' ', offset);
        const equals = content.indexOf('=', offset);
        const length = content.toString('latin1', offset, Math.max(offset, space));
        if (!/^\d{1,7}$/.test(length))
            throw makeCorruptHeaderError();
        const end = offset + Number(length);
        const isComplete = content[end - 1] === 0x0a && equals >= space && equals < end;
        if (!isComplete)
            throw makeCorruptHeaderError();
        yield {
            keyword: content.toString('utf8', space + 1, equals),
            value: content.toString('utf8', equals + 1, end - 1),
        };
        offset = end;
    }
}
function makeCorruptHeaderError() {
    return makeDamageError('an extended header is corrupt');
}

;// CONCATENATED MODULE: ./lib/archive/detect-format.js
/** Recognizes formats by their first bytes: names and content types of archives are often wrong. */


/** The formats that are unpacked here. */
const FORMATS = (/* unused pure expression or super */ null && (['zip', 'tar', 'tar.gz', 'tar.zst']));
/** How many of the first bytes `detectFormat` and `describeContent` need. */
const detect_format_HEAD_SIZE = 512;
/**
 * Returns the format of a file that begins with `head`; undefined if it is not one of `FORMATS`.
 */
function detect_format_detectFormat(head) {
    const latin1 = head.toString('latin1');
    // A local header or, in an archive without entries, the end record of zip or zip64.
    if (/^PK(\x03\x04|\x05\x06|\x06\x06)/.test(latin1))
        return 'zip';
    if (latin1.startsWith('\x1f\x8b\x08'))
        return 'tar.gz';
    // A Zstandard frame, or a skippable one, which pzstd writes before each frame (RFC 8878, section
    // 3.1).
    if (/^(\x28\xb5\x2f\xfd|[\x50-\x5f]\x2a\x4d\x18)/.test(latin1))
        return 'tar.zst';
    if (!isTarBlock(head))
        return undefined;
    return 'tar';
}
const STORAGE_ERROR = 'an error message from object storage (XML)';
const JSON_DOCUMENT = 'a JSON document';
const PLAIN_TEXT = 'text';
/** Archives and compressed files that are not unpacked here. */
const OTHER_ARCHIVES = [
    [/^7z\xbc\xaf\x27\x1c/, 'a 7z archive'],
    [/^Rar!\x1a\x07/, 'a RAR archive'],
    [/^\xfd7zXZ\0/, 'an xz file'],
    [/^BZh[1-9]/, 'a bzip2 file'],
];
const CONTENT_SIGNATURES = [
    [/^$/, 'an empty file (0 bytes)'],
    // Each comment ends at its first `-->`: with any other end, the ways to match many of them would
    // grow exponentially.
    [
        /^\s*(?:<!--(?:(?!-->).)*-->\s*)*<(!doctype html|html|head|body|title|meta)\b/is,
        'an HTML page',
    ],
    [/^\s*(<\?xml[^>]*>\s*)?<Error>/i, STORAGE_ERROR],
    [/^\s*<\?xml\b/i, 'an XML document'],
    [/^\s*[{[]\s*(["{[\]}\d]|$)/, JSON_DOCUMENT],
    ...OTHER_ARCHIVES,
    [/^PK(\x07\x08|00)/, 'one part of a multipart zip archive'],
    [/^PK\x03\x04|^PK\x05\x06/, 'a zip archive'],
    [/^\x1f\x8b/, 'a gzip file'],
    [/^\x28\xb5\x2f\xfd/, 'a Zstandard file'],
    [
        /^version https:\/\/git-lfs\./,
        'a Git LFS pointer, which actions/checkout replaces with the file if `lfs: true` is set',
    ],
    [/^%PDF-/, 'a PDF document'],
    [/^\x89PNG\r\n/, 'a PNG image'],
    [/^\xff\xd8\xff/, 'a JPEG image'],
    [/^GIF8[79]a/, 'a GIF image'],
    [/^\0+$/, 'zeros'],
    [/^[\t\n\r\x20-\x7e\x80-\xff]+$/, PLAIN_TEXT],
];
/** Returns what to do about a download that begins with `head` and is not an archive of a site. */
function adviseOnContent(head) {
    const latin1 = head.toString('latin1');
    if (OTHER_ARCHIVES.some(([start]) => start.test(latin1)))
        return 'Contact the service’s support: the archive must be in one of these formats';
    return 'Run this step again with `job-id`; if that does not help, check whether a proxy responds instead of the storage, and contact the service’s support';
}
/** How much text is quoted, in characters. */
const MAX_QUOTED = 60;
/**
 * Describes a file that begins with `head`, worded to follow “it looks like”. The description
 * includes the title of a page or the beginning of the text, which is untrusted.
 */
function describeContent(head) {
    const [, kind] = CONTENT_SIGNATURES.find(([start]) => start.test(head.toString('latin1'))) ?? [];
    const text = head.toString('utf8').trim();
    const pageTitle = (0,html_body/* readHtmlTitle */.q)(text);
    if (pageTitle)
        return `${kind}, titled “${pageTitle}”`;
    const [, code] = /<Code>([^<]{1,60})<\/Code>/.exec(text) ?? [];
    if (kind === STORAGE_ERROR && code)
        return `${kind} with the code “${code}”`;
    if (kind === PLAIN_TEXT || kind === JSON_DOCUMENT)
        return `${kind} that begins with “${text.slice(0, MAX_QUOTED)}”`;
    if (kind !== undefined)
        return kind;
    const firstBytes = head.subarray(0, 8).toString('hex');
    return `a file of an unknown format (it begins with the bytes ${firstBytes})`;
}

;// CONCATENATED MODULE: ./lib/disk/suggest-similar-file.js




/**
 * Returns the end of an error about a path that does not exist: the suggestion of a file or folder
 * next to it whose name is similar; undefined if there is none. `written` is the path as the user
 * wrote it.
 */
function suggest_similar_file_suggestSimilarFile(written, path) {
    const names = ignoreDiskError(() => readdirSync(dirname(path)), []);
    const name = findCorrection(basename(path), names);
    if (name === undefined)
        return undefined;
    return didYouMean(join(dirname(written), name));
}

;// CONCATENATED MODULE: ./lib/web/byte-strings.js
/**
 * Names and addresses are bytes: one character for each byte of their UTF-8 form. Servers compare
 * bytes, file systems store bytes, and percent-encoding encodes bytes. A page as bytes also takes
 * half the memory of UTF-16, and is faster to scan.
 */
const NO_BYTES = toBytes('');
/** The start of every fragment. */
const HASH = toBytes('#');
const BEYOND_ASCII = /[\x80-\xff]/;
/** Returns text as bytes. */
function toBytes(text) {
    return readBytes(Buffer.from(text, 'utf8'));
}
/** Returns the bytes in a buffer from `start` to before `end`. */
function readBytes(buffer, start, end) {
    return buffer.toString('latin1', start, end);
}
/**
 * Casts a string that already consists of bytes: ASCII, such as the parts of a URL, or joined
 * bytes.
 */
function asBytes(characters) {
    return characters;
}
/** Returns bytes as text. Invalid UTF-8 becomes U+FFFD. */
function toText(bytes) {
    if (BEYOND_ASCII.test(bytes))
        return Buffer.from(bytes, 'latin1').toString('utf8');
    return bytes;
}
/** Returns `bytes` with invalid UTF-8 replaced by U+FFFD, as browsers do. */
function replaceInvalidUtf8(bytes) {
    if (BEYOND_ASCII.test(bytes))
        return toBytes(toText(bytes));
    return bytes;
}
/**
 * Returns a copy of a string in its own memory. A slice keeps the whole string alive: one stored
 * address would keep its page in memory.
 */
function detach(bytes) {
    if (bytes === '')
        return bytes;
    return readBytes(Buffer.from(bytes, 'latin1'));
}
/**
 * Returns bytes without leading and trailing HTML whitespace. `trim()` would also cut the last
 * byte of `à` and of other characters that end with the byte A0, a no-break space in Latin-1.
 */
function trimBytes(bytes) {
    let start = 0;
    let end = bytes.length;
    while (start < end && isSpace(bytes.charCodeAt(start)))
        start++;
    while (start < end && isSpace(bytes.charCodeAt(end - 1)))
        end--;
    return bytes.slice(start, end);
}
/**
 * Returns whether a byte is whitespace in HTML: https://infra.spec.whatwg.org/#ascii-whitespace.
 */
function isSpace(byte) {
    return byte === 0x20 || byte === 0x0a || byte === 0x09 || byte === 0x0d || byte === 0x0c;
}
/**
 * Decodes a percent-encoded path or fragment; undefined if a `%` is not followed by two hex digits.
 */
function percentDecode(encoded) {
    if (!encoded.includes('%'))
        return encoded;
    if (/%(?![0-9a-f]{2})/i.test(encoded))
        return undefined;
    return percentDecodeLeniently(encoded);
}
/** Decodes what is percent-encoded; a `%` that is not followed by two hex digits stays. */
function percentDecodeLeniently(encoded) {
    const decoded = encoded.replaceAll(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    return asBytes(decoded);
}
/** Percent-encodes everything but letters, digits, and `-._~/`. */
function percentEncode(bytes) {
    const encoded = bytes.replaceAll(/[^\w\-.~/]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
    return asBytes(encoded);
}
/**
 * Returns an address in readable form: as text, in which only characters with a special meaning are
 * percent-encoded. Bytes that are not UTF-8 are encoded completely.
 */
function makeReadable(bytes) {
    const text = toText(bytes);
    if (text.includes('\uFFFD'))
        return percentEncode(bytes);
    return text.replace(/[\s\p{C}"#%<>?\\^`{|}]/gu, (sign) => percentEncode(toBytes(sign)));
}
/**
 * Returns a name up to the end of its first segment for which `isWanted` returns true, with the
 * slash of a folder; undefined if there is none.
 */
function cutAfterSegment(name, isWanted) {
    let end = -1;
    for (const segment of name.split('/')) {
        end += segment.length + 1;
        // Includes the slash after a folder.
        if (isWanted(segment))
            return name.slice(0, end + 1);
    }
    return undefined;
}
/** Compares bytes, for `sort`. Returns -1, 0, or 1. */
function compareBytes(a, b) {
    if (a === b)
        return 0;
    if (a < b)
        return -1;
    return 1;
}
/** Returns the folder of a name, with its final `/`; empty for the root. */
function getFolder(name) {
    return name.slice(0, name.lastIndexOf('/') + 1);
}
/** Returns the part of a name after its last `/`. */
function getLastSegment(name) {
    return name.slice(name.lastIndexOf('/') + 1);
}
/**
 * Returns text in the Unicode form that most systems write. macOS decomposes the names of files
 * that it unpacks.
 */
function normalizeUnicode(bytes) {
    return toText(bytes).normalize('NFC');
}
/** Returns text that is equal for names that differ only in case or in their Unicode form. */
function foldCase(bytes) {
    return normalizeUnicode(bytes).toLowerCase();
}

;// CONCATENATED MODULE: ./lib/web/page-names.js

const PAGE_EXTENSION = /\.(?:html?|xhtml)$/i;
const INDEX = /(?:^|\/)index$/i;
/** The home page of a site, in its root. */
const HOME_PAGE = toBytes('index.html');
/** The usual 404 page of a site, in its root. */
const NOT_FOUND_PAGE = toBytes('404.html');
/** The name of the file with rules for crawlers, in the root of a site. */
const ROBOTS_FILE = toBytes('robots.txt');
/** Is this the name of a page? */
function page_names_isPage(name) {
    return PAGE_EXTENSION.test(name);
}
/**
 * Returns the stem of a file; empty for the home page. The stem of a page does not depend on the
 * form of its name: `guide` is the stem of `guide.html` and `guide/index.html`. Any other file is
 * its own stem.
 */
function getStem(name) {
    if (page_names_isPage(name))
        return name.replace(PAGE_EXTENSION, '').replace(INDEX, '');
    return name;
}
/** Is this the index page of a folder? */
function isIndexPage(name) {
    return page_names_isPage(name) && INDEX.test(name.replace(PAGE_EXTENSION, ''));
}
/**
 * Returns the address at which a page may be shown in a different folder from its file: `guide` for
 * `guide/index.html`, `guide/` for `guide.html`, and nothing for the home page.
 */
function makeRelocatedPath(name) {
    const stem = getStem(name);
    if (isIndexPage(name))
        return stem;
    return stem.concat('/');
}
const CODE_AND_DATA = 'css|m?js|json|webmanifest|wasm';
const IMAGES = 'a?png|jpe?g|gif|webp|avif|svg|bmp|tiff?|ico';
const FONTS = 'woff2?|ttf|otf|eot';
const SOUNDS_AND_FILMS = 'mp[34]|m4[av]|og[agv]|wav|vtt|webm';
/** Matches the path of a file for which browsers cannot use a page. */
const SUBRESOURCE_PATH = new RegExp(`\\.(?:${[CODE_AND_DATA, IMAGES, FONTS, SOUNDS_AND_FILMS].join('|')})$`, 'i');
/**
 * Does the name of a file have an extension that tells its type? A number, as in `v1.2`, does not.
 */
function hasExtension(name) {
    return /\.[a-z][\da-z]*$/i.test(name);
}
/** Is this the name of an SVG file, which can be opened like a page? */
function isSvgFile(name) {
    return /\.svg$/i.test(name);
}
/** Is this a 404 page? Generators use either name. */
function isNotFoundPage(name) {
    return /(?:^|\/)(?:404|_not-found)(?:\.html|\/index\.html)$/.test(name);
}
/**
 * Is this the 404 page of the whole site, in its root? In a folder, `404.html` may be an ordinary
 * page.
 */
function isNotFoundPageOfSite(name) {
    return /^(?:404|_not-found)(?:\.html|\/index\.html)$/.test(name);
}

;// CONCATENATED MODULE: ./lib/option-parsers/suggest-site-folders.js
/** Finds the folder that was probably meant if the given one has no site. */







/** A workspace may have hundreds of thousands of files. */
const MAX_ENTRIES = 20_000;
const MAX_NAMED = 3;
/** Folders that nobody builds a site in. */
const TOOL_FOLDERS = /^(?:\.git|\.?venv|node_modules|vendor|__pycache__|__tests__|tests?|coverage)$/i;
/** Yields the entries below a folder, nearer ones first, up to `MAX_ENTRIES`. */
function* listBelow(root, isSearched) {
    const folders = [root];
    let left = MAX_ENTRIES;
    for (const folder of folders) {
        const entries = ignoreDiskError(() => readdirSync(folder, { withFileTypes: true }), []);
        for (const entry of entries) {
            if (left-- === 0)
                return;
            const path = join(folder, entry.name);
            if (entry.isDirectory() && isSearched(entry.name))
                folders.push(path);
            yield { path, entry };
        }
    }
}
/**
 * Returns a file of a folder that has no page at any depth, such as the sources of a site;
 * undefined if it may have one. Symbolic links are not followed.
 */
function suggest_site_folders_findFileWithoutPages(root) {
    let example;
    let seen = 0;
    for (const { path, entry } of listBelow(root, () => true)) {
        seen += 1;
        const mayHavePages = entry.isSymbolicLink() || isPage(entry.name);
        if (mayHavePages || seen === MAX_ENTRIES)
            return undefined;
        const isVisibleFile = entry.isFile() && !entry.name.startsWith('.');
        if (isVisibleFile)
            example ??= relative(root, path);
    }
    return example;
}
/**
 * Returns the end of an error about a folder that does not exist: the folders below `base` that
 * have a home page, if there are any. `ifEmpty` is the advice if nothing is in `base`.
 */
function suggest_site_folders_suggestSiteFolders(base, ifEmpty) {
    const isEmpty = ignoreDiskError(() => readdirSync(base).length === 0, false);
    if (isEmpty && ifEmpty !== undefined)
        return safe `; ${base} is empty: ${ifEmpty}`;
    const homes = [];
    for (const { path, entry } of listBelow(base, (name) => !TOOL_FOLDERS.test(name))) {
        if (entry.name !== 'index.html' || homes.length > MAX_NAMED)
            continue;
        const folder = relative(base, join(path, '..'));
        const isInner = homes.some((home) => folder.startsWith(join(home, '/')));
        if (folder !== '' && !isInner)
            homes.push(folder);
    }
    if (homes.length === 0 || homes.length > MAX_NAMED)
        return undefined;
    if (homes.length === 1)
        return didYouMean(homes[0]);
    return safe `; there is an index.html in ${joinWords(homes, 'and')}`;
}

;// CONCATENATED MODULE: ./lib/option-parsers/path.js
/** Validates inputs that are paths, and inspects the paths. */













/**
 * Returns a path. Nothing that a shell would expand is accepted in it.
 * @throws InvalidInput
 */
function parsePath(text) {
    if (/^file:\/\//i.test(text))
        throw (0,invalid_input/* invalid */.Gq) `is “${text}”: write the path without file://`;
    if (SHELL_SYNTAX.test(text))
        throw (0,invalid_input/* invalid */.Gq) `is “${text}”: ${NOT_EXPANDED} ${USE_A_PATH}`;
    const isWindowsPath = text.includes('\\') || /^[a-z]:\/(?!\/)/i.test(text);
    if (process.platform !== 'win32' && isWindowsPath) {
        const advice = (0,clean/* safe */.gB) `write it with “/”, relative to the workspace`;
        throw (0,invalid_input/* invalid */.Gq) `is “${text}”, a Windows path, but this is not a Windows runner: ${advice}`;
    }
    if (text.includes('\n'))
        throw (0,invalid_input/* invalid */.Gq) `has several lines: expected one path; ${RUN_FOR_EACH}`;
    return parseLine(text);
}
const RUN_FOR_EACH = 'run this step once for each';
const NOT_EXPANDED = (0,clean/* safe */.gB) `“~”, variables, and commands are not expanded, because no shell is involved.`;
const USE_A_PATH = (0,clean/* safe */.gB) `Use a path in the workspace, such as public, or an expression such as \${{ runner.temp }}/public`;
/** Returns the path of a file with a list, and refuses the list itself. @throws InvalidInput */
function parseAcceptedFindingsPath(text) {
    if (/^\s*-\s|^\s*code:|\n/.test(text)) {
        const advice = safe `and set this input to the path of that file`;
        throw invalid `is the list itself: write it to a file in the repository, ${advice}`;
    }
    return parseLocalPath(text);
}
/** Returns a path, and refuses a URL, which may hold a secret. @throws InvalidInput */
function parseLocalPath(text) {
    if (URL_SCHEME.test(text) && !/^file:/i.test(text))
        throw (0,invalid_input/* invalid */.Gq) `is a URL, but must be a path on this runner`;
    return parsePath(text);
}
/** Matches text that begins like a URL. A scheme of one letter is a drive. */
const URL_SCHEME = /^[a-z][a-z\d+.-]+:\/\//i;
/** `~`, `$X`, `${X}`, `$(x)`, a backtick, and `%X%`. */
const SHELL_SYNTAX = /^~|\$[a-z_{(]|`|%[a-z_]\w*%/i;
/**
 * Returns what `inspect` finds at `path`, which was given as `text`. `missing` is the advice if
 * nothing is there.
 * @throws InvalidInput for a file-system error of `inspect`; any other error of `inspect`
 */
function inspectPath(text, path, missing, inspect) {
    try {
        return inspect();
    }
    catch (error) {
        if (!isDiskError(error))
            throw error;
        throw invalid `is “${text}”: ${explainUnusable(error, path, missing)}`;
    }
}
function explainUnusable(error, path, missing) {
    const { code } = error;
    if (code === 'ENOTDIR')
        return safe `a part of ${path} is a file, not a folder`;
    const refusal = explainIfNotReadable(error, path);
    if (refusal !== undefined)
        return safe `${refusal}`;
    if (code !== 'ENOENT')
        return safe `${path} cannot be read (${code})`;
    if (lstatIfExists(path))
        return safe `the symbolic link ${path} is broken`;
    return missing;
}
/**
 * Returns the absolute path of an existing folder with a site. Relative paths start at `base`.
 * `ifEmpty` is the advice if `base` is empty.
 * @throws InvalidInput
 */
function parseSiteFolder(text, base, ifEmpty) {
    if (URL_SCHEME.test(text)) {
        const compare = safe `To compare it with the published site, use the action’s live-url`;
        throw invalid `is a URL, not a folder: use the folder of the built site. ${compare}`;
    }
    const path = resolve(base, text);
    const unbuilt = safe `; check the path, and check that the site has been built`;
    const advice = suggestPath(base, text) ?? suggestSiteFolders(base, ifEmpty) ?? unbuilt;
    let missing = safe `there is no folder ${path}${advice}`;
    if (!existsSync(base))
        missing = safe `the folder ${base}, to which paths are relative, does not exist; in a container, mount it or set GITHUB_WORKSPACE to an existing folder`;
    return inspectPath(text, path, missing, () => {
        ensureSiteFolder(text, path);
        return path;
    });
}
/** @throws InvalidInput if `path` is not a folder with pages; any file-system error */
function ensureSiteFolder(text, path) {
    const status = statSync(path);
    if (status.isFile() && detectFormat(readStartOfFile(path, HEAD_SIZE)) !== undefined)
        throw invalid `is “${text}”, which is an archive: unpack it first`;
    if (!status.isDirectory()) {
        const advice = safe `set it to the folder that contains index.html`;
        throw invalid `is “${text}”, which is not a folder: ${advice}`;
    }
    accessSync(path, constants.R_OK | constants.X_OK);
    if (readdirSync(path).length === 0)
        throw invalid `is “${text}”: the folder ${path} is empty; check that the site has been built`;
    const file = findFileWithoutPages(path);
    if (file === undefined)
        return;
    const content = safe `there are no HTML files in it, only files such as ${file}`;
    const advice = safe `Use the folder that the generator writes the site to`;
    throw invalid `is “${text}”: ${content}. ${advice}`;
}
/**
 * Returns the absolute path of an existing values file that is not a folder. Reading it reveals
 * other problems later. Relative paths start at `base`.
 * @throws InvalidInput
 */
function parseValuesFile(text, base) {
    const path = resolve(base, text);
    const mustExist = safe `The file must exist, but it can be empty`;
    let advice = safe `; check the path, and check that actions/checkout runs before this step. ${mustExist}`;
    if (/\.ya?ml\s*,/i.test(text))
        advice = safe `; only one file can be written`;
    const missing = safe `there is no file ${path}${suggestPath(base, text) ?? advice}`;
    if (inspectPath(text, path, missing, () => statSync(path).isDirectory()))
        throw invalid `is “${text}”, which is a folder: use the path of the file in it`;
    return path;
}
/**
 * Returns the end of an error about a path that does not exist, given as `text`: a suggestion, if
 * there is one. Relative paths start at `base`.
 */
function suggestPath(base, text) {
    const exists = (path) => existsSync(resolve(base, path));
    return ignoreDiskError(() => suggestWithoutQuotes(text, exists) ??
        suggestWithoutComment(text, exists) ??
        explainPattern(text) ??
        suggestSimilarFile(text, resolve(base, text)), undefined);
}
function suggestWithoutQuotes(text, exists) {
    const [, bare = ''] = /^["'/]*(.*?)["'/*]*$/s.exec(text) ?? [];
    if (bare === '' || !exists(bare))
        return undefined;
    return didYouMean(bare);
}
function suggestWithoutComment(text, exists) {
    const [, beforeComment] = /^\s*([^#]*[^#\s])\s*#/.exec(text) ?? [];
    if (beforeComment === undefined || !exists(beforeComment))
        return undefined;
    return safe `; in YAML, a comment needs a space before “#”: did you mean ${beforeComment}?`;
}
function explainPattern(text) {
    if (!text.includes('*'))
        return undefined;
    return safe `; patterns are not expanded`;
}

;// CONCATENATED MODULE: ./lib/text/fit-into-annotation.js


/**
 * The runner cuts an annotation after 4,096 UTF-16 units, and there are words around the errors.
 */
const MAX_ERRORS = 10;
const MAX_UNITS = 3_500;
/**
 * Returns the first of many errors, and how many more there are: an annotation that was cut would
 * lack the advice at its end.
 */
function fitErrorsIntoAnnotation(errors) {
    const shown = [];
    let units = 0;
    for (const error of errors) {
        units += error.text.length;
        const exceedsLimits = shown.length >= MAX_ERRORS || units > MAX_UNITS;
        if (shown.length > 0 && exceedsLimits)
            break;
        shown.push(error);
    }
    if (shown.length === errors.length)
        return errors;
    const more = (0,common_units/* formatNumber */.ZV)(errors.length - shown.length);
    return [...shown, (0,clean/* safe */.gB) `and ${more} more, which will be listed once these are fixed`];
}

;// CONCATENATED MODULE: ./lib/published/published-inputs.js
/** The inputs of `published/action.yml`. */














/** The prefix of the artifacts' names. */
const ARTIFACT_PREFIX = 'published-';
/** Returns the name of a site, as it is in the names of artifacts. @throws InvalidInput */
function parseSite(text) {
    const expected = `expected the part of the artifact’s name after “${ARTIFACT_PREFIX}”, such as docs.example.com`;
    if (text.startsWith(ARTIFACT_PREFIX))
        throw (0,invalid_input/* invalid */.Gq) `is “${text}”: ${expected}${did_you_mean_didYouMean(text.slice(ARTIFACT_PREFIX.length) || undefined)}`;
    if (/^https?:\/\//i.test(text))
        throw (0,invalid_input/* invalid */.Gq) `is a URL: ${expected}${did_you_mean_didYouMean(URL.parse(text)?.hostname)}`;
    // https://github.com/actions/toolkit/blob/main/packages/artifact/src/internal/upload/path-and-artifact-name-validation.ts
    if (/["*:<>?|/\\]/.test(text))
        throw (0,invalid_input/* invalid */.Gq) `is “${text}”, with a character that artifact names cannot contain: ${expected}`;
    return parseLine(text);
}
/** Longer than any run ID, and short enough for an exact number. */
const RUN_ID = /^\d{1,15}$/;
/** Returns where to look. @throws InvalidInput */
function parseFrom(text) {
    const expected = (0,clean/* safe */.gB) `expected the ID of a run, the tag of a release, or nothing for the latest published site`;
    if (/^https?:\/\//i.test(text)) {
        const [, run, tag] = /\/(?:runs\/(\d+)|releases\/tag\/([^/?#]+))/.exec(text) ?? [];
        throw (0,invalid_input/* invalid */.Gq) `is a URL: ${expected}${did_you_mean_didYouMean(run ?? tag)}`;
    }
    if (text.startsWith('refs/'))
        throw (0,invalid_input/* invalid */.Gq) `is “${text}”: ${expected}${did_you_mean_didYouMean(text.replace(/^refs\/\w+\//, ''))}`;
    if (RUN_ID.test(text))
        return { kind: 'run', id: Number(text) };
    // https://git-scm.com/docs/git-check-ref-format
    if (/[\s~^:?*[\\]|\.\./.test(text))
        throw (0,invalid_input/* invalid */.Gq) `is “${text}”, which is not a tag: ${expected}`;
    return { kind: 'release', tag: parseLine(text) };
}
/** One row for each input. */
const TABLE = {
    site: { default: '', parse: parseSite },
    from: { default: '', parse: parseFrom },
    'site-path': { default: '', parse: parseLocalPath },
    'if-missing': { default: 'error', parse: makeChoiceParser(['error', 'ignore']) },
    'github-token': { default: '', parse: parseToken },
};
/** The inputs, as action.yml declares them. */
const PUBLISHED_INPUTS = (/* unused pure expression or super */ null && (TABLE));
/** The names that other actions use for these inputs. */
const OTHER_NAMES = [
    [/^(?:run|run-id|tag|release|ref|version)$/, 'from'],
    [/^(?:name|domain|artifact|artifact-name)$/, 'site'],
    [/^(?:path|dir|directory|folder)$/, 'site-path'],
    [/^(?:token|repo-token)$/, 'github-token'],
];
/**
 * Returns the validated inputs, and the warnings about them.
 * @throws StepError (`bad-inputs`) with all errors at once
 */
function readPublishedInputs(env) {
    const reader = new input_table_reader/* TableReader */.kj(env, TABLE);
    const warnings = checkUnknownNames(reader);
    const { repository, errors: repositoryErrors } = parseRepository(env);
    reader.addErrors([...(0,proxy/* listProxyProblems */.zc)(env), ...repositoryErrors]);
    const site = reader.readRequired('site', (0,clean/* safe */.gB) `set it to the part of the artifact’s name after “${ARTIFACT_PREFIX}”, such as docs.example.com. If you set site with an expression, that expression evaluates to an empty string`);
    const from = reader.readOptional('from') ?? { kind: 'newest' };
    const sitePath = (0,input_table_reader/* undefinedIfInvalid */.Nd)(reader.readOptional('site-path'));
    const ifMissing = reader.readWithDefault('if-missing');
    const token = reader.readRequired('github-token', (0,clean/* safe */.gB) `if the step sets github-token, check the secret, or leave github-token out to use the workflow’s own token. Runners other than GitHub’s might not provide a token`);
    const { targets, errors: targetErrors } = checkTargets({
        bundlePath: undefined,
        sitePath,
        valuesFile: undefined,
        overwrite: undefined,
        workspace: reader.workspace,
        runnerTemp: env.RUNNER_TEMP || undefined,
    });
    reader.addErrors(targetErrors.map(({ message }) => message));
    const valid = (0,input_table_reader/* combineIfValid */.jl)({ site, from, ifMissing, token });
    if (valid === input_table_reader/* INVALID */.uY || reader.errors.length > 0)
        throw new step_error/* StepError */.z('bad-inputs', {
            errors: fitErrorsIntoAnnotation([...warnings, ...reader.errors]),
        });
    const inputs = {
        site: valid.site,
        from: valid.from,
        target: targets.site,
        mayBeMissing: valid.ifMissing === 'ignore',
        token: valid.token,
        repository,
    };
    return { inputs, warnings };
}
/**
 * Reports names that are certainly wrong, and returns a warning about those that may be variables.
 */
function checkUnknownNames(reader) {
    if (passesOnOuterInputs(reader.env))
        return [];
    const unknown = [];
    const isInput = (name) => Object.hasOwn(TABLE, name);
    for (const { name } of listUnknownNames(reader.env, isInput)) {
        const [, other] = OTHER_NAMES.find(([pattern]) => pattern.test(name)) ?? [];
        const suggestion = did_you_mean_findCorrection(name, Object.keys(TABLE));
        if (other !== undefined && reader.isGiven(other))
            reader.addErrors([
                (0,clean/* safe */.gB) `${name} is not an input; use ${other}, which is already set, and leave ${name} out`,
            ]);
        else if (other !== undefined)
            reader.addErrors([(0,clean/* safe */.gB) `${name} is not an input; use ${other}`]);
        else if (suggestion !== undefined)
            reader.addErrors([(0,clean/* safe */.gB) `${name} is not an input${did_you_mean_didYouMean(suggestion)}`]);
        else
            unknown.push({ name });
    }
    return warnOfUnknownNames(unknown);
}

;// CONCATENATED MODULE: ./lib/published/find-published.js
/** Selects one of the published sites. */






/** The maximum number of names in a message. */
const MAX_LISTED_NAMES = 10;
/**
 * Returns the file with the selected site, or why there is none.
 * @throws StepError (`published-…`) if the site cannot be determined
 */
async function findPublished(github, site, selector, info) {
    const found = await findSelected(github, site, selector, info);
    if (found.kind !== 'missing')
        info((0,clean/* safe */.gB) `Found ${found.description}${describeTimes(found)}`);
    return found;
}
function findSelected(github, site, selector, info) {
    switch (selector.kind) {
        case 'newest':
            return findNewest(github, `${ARTIFACT_PREFIX}${site}`, info);
        case 'run':
            return findInRun(github, `${ARTIFACT_PREFIX}${site}`, selector.id, info);
        case 'release':
            return findInRelease(github, site, selector.tag, info);
    }
}
function describeTimes({ publishedAt, expiresAt }) {
    let times = (0,clean/* safe */.gB) ``;
    if (publishedAt !== '')
        times = (0,clean/* safe */.gB) `, from ${publishedAt}`;
    if (expiresAt !== '')
        times = (0,clean/* safe */.gB) `${times}, kept until ${expiresAt}`;
    return times;
}
async function findNewest(github, name, info) {
    info((0,clean/* safe */.gB) `Looking for the newest artifact ${name}`);
    const artifacts = sortNewestFirst(await listArtifacts(github, name));
    for (const artifact of artifacts) {
        const obstacle = await findObstacle(github, artifact);
        if (obstacle === undefined)
            return convertArtifact(artifact);
        info((0,clean/* safe */.gB) `The artifact ${name} (${artifact.id}) was ignored: ${obstacle}`);
    }
    const advice = (0,clean/* safe */.gB) `Check \`site\`, and check whether the publishing workflow uploads the archive of the site under this name`;
    if (artifacts.length === 0)
        return makeMissing((0,clean/* safe */.gB) `no workflow run of this repository has an artifact ${name}, or GitHub has deleted the artifact`, advice);
    return makeMissing((0,clean/* safe */.gB) `no artifact ${name} can be used, because artifacts of forks, pull requests, and deleted runs are ignored`, advice);
}
/** Returns the artifacts, the newest first. */
function sortNewestFirst(artifacts) {
    const createdMs = ({ createdAt }) => Date.parse(createdAt) || 0;
    return artifacts.toSorted((a, b) => createdMs(b) - createdMs(a) || b.id - a.id);
}
/** Returns why an artifact was not published by this repository; undefined if it may have been. */
async function findObstacle(github, { runId, isExpired, name }) {
    if (runId === undefined)
        return (0,clean/* safe */.gB) `GitHub does not report which workflow run uploaded it`;
    const run = await readWorkflowRun(github, runId);
    if (run !== undefined)
        return findRunObstacle(run);
    if (isExpired)
        return (0,clean/* safe */.gB) `its workflow run ${runId} has been deleted`;
    // GitHub is currently deleting the run, and its artifacts with it.
    throw new step_error/* StepError */.z('published-expired', {
        shown: (0,clean/* safe */.gB) `the artifact ${name} of run ${runId}`,
        status: 404,
    });
}
/** A pull request must not decide which site was published, even if a maintainer opened it. */
function findRunObstacle({ id, event, isFromFork }) {
    if (isFromFork)
        return (0,clean/* safe */.gB) `run ${id} belongs to a fork`;
    if (!event.startsWith('pull_request'))
        return undefined;
    return (0,clean/* safe */.gB) `run ${id} belongs to a pull request (${event})`;
}
/**
 * Returns the file of an artifact; missing if it has expired. An older artifact is no substitute,
 * because another site was published after it.
 */
function convertArtifact(artifact) {
    const { id, name, digest, createdAt: publishedAt, expiresAt, runId } = artifact;
    const description = (0,clean/* safe */.gB) `the artifact ${name} of run ${runId}`;
    if (artifact.isExpired) {
        let why = (0,clean/* safe */.gB) `${description} has expired`;
        if (expiresAt !== '')
            why = (0,clean/* safe */.gB) `${why} (${expiresAt})`;
        return makeMissing(why, (0,clean/* safe */.gB) `Publish the site again or set \`from\` to a release`);
    }
    return {
        kind: 'artifact',
        id,
        name,
        digest,
        runId: String(runId),
        publishedAt,
        expiresAt,
        description,
    };
}
async function findInRun(github, name, runId, info) {
    info((0,clean/* safe */.gB) `Looking for the artifact ${name} of run ${runId}`);
    const run = await readWorkflowRun(github, runId);
    if (run === undefined)
        return makeMissing((0,clean/* safe */.gB) `this repository has no workflow run ${runId}`, (0,clean/* safe */.gB) `Check \`from\`: the ID is in the URL of the run`);
    const obstacle = findRunObstacle(run);
    if (obstacle !== undefined)
        return makeMissing((0,clean/* safe */.gB) `${obstacle}, so its artifacts are ignored`, (0,clean/* safe */.gB) `Set \`from\` to a run that published the site`);
    const artifacts = sortNewestFirst(await listArtifactsOfRun(github, runId));
    const artifact = artifacts.find((each) => each.name === name);
    if (artifact !== undefined)
        return convertArtifact(artifact);
    let why = (0,clean/* safe */.gB) `run ${runId} has no artifact ${name}`;
    if (artifacts.length > 0)
        why = (0,clean/* safe */.gB) `${why}; it has ${joinNames(artifacts)}`;
    return makeMissing(why, (0,clean/* safe */.gB) `Set \`from\` to a run that published the site`);
}
/** Matches the file names of archives. */
const ARCHIVE = /\.(?:zip|tar|tgz|tzst|tar\.gz|tar\.zst)$/i;
async function findInRelease(github, site, tag, info) {
    info((0,clean/* safe */.gB) `Looking for the site on the release ${tag}`);
    const release = await readRelease(github, tag);
    if (release === undefined)
        return makeMissingRelease(tag);
    if (release.isDraft)
        return makeMissing((0,clean/* safe */.gB) `the release ${tag} is a draft`, (0,clean/* safe */.gB) `Publish the release or set \`from\` to another one`);
    const [asset, ...others] = pickAssets(release.assets, site);
    if (asset === undefined) {
        const why = (0,clean/* safe */.gB) `the release ${tag} has no asset whose name begins with “${site}-”`;
        const attach = (0,clean/* safe */.gB) `Attach the archive of the site under such a name`;
        if (release.assets.length === 0)
            return makeMissing(why, attach);
        const names = joinNames(release.assets);
        return makeMissing((0,clean/* safe */.gB) `${why}; it has ${names}`, (0,clean/* safe */.gB) `${attach} or, if it is already there under another name, rename it`);
    }
    if (others.length > 0)
        throw new step_error/* StepError */.z('published-ambiguous', { tag, site, names: joinNames([asset, ...others]) });
    const { id, name, digest } = asset;
    const description = (0,clean/* safe */.gB) `the asset ${name} of the release ${tag}`;
    return {
        kind: 'asset',
        id,
        name,
        digest,
        runId: '',
        publishedAt: release.publishedAt,
        expiresAt: '',
        description,
    };
}
const CHECK_RELEASE = (0,clean/* safe */.gB) `Check \`from\`, and whether the release is published`;
function makeMissingRelease(tag) {
    const why = (0,clean/* safe */.gB) `this repository has no release ${tag}`;
    if (!/^(?:latest|newest)$/i.test(tag))
        return makeMissing(why, CHECK_RELEASE);
    return makeMissing(why, (0,clean/* safe */.gB) `To get the site that was published last, leave \`from\` out`);
}
/** Returns the assets that may be the site: archives, if there are any. */
function pickAssets(assets, site) {
    const named = assets.filter(({ name }) => name.startsWith(`${site}-`));
    const archives = named.filter(({ name }) => ARCHIVE.test(name));
    if (archives.length > 0)
        return archives;
    return named;
}
function makeMissing(why, advice) {
    return { kind: 'missing', why, advice };
}
function joinNames(all) {
    const names = all.map(({ name }) => name);
    return (0,clean/* safe */.gB) `${(0,words/* joinFirstWords */.Kd)(names, MAX_LISTED_NAMES)}`;
}

;// CONCATENATED MODULE: ./lib/archive/entry-policy.js
/**
 * Which entries a site may contain: one policy for every archive format. It checks only the headers
 * and does not touch the disk; the readers verify that the content agrees with the headers.
 */





/** PATH_MAX and NAME_MAX of Linux (limits.h), in bytes: common file systems allow no more. */
const MAX_PATH_BYTES = 4096;
const MAX_NAME_BYTES = 255;
const hasPart = (pattern) => (entry) => entry.parts.some((part) => pattern.test(part));
const hasName = (pattern) => (entry) => pattern.test(entry.name);
/** The reasons to refuse an entry on every file system; the first that applies is reported. */
const REFUSAL_RULES = [
    ['it has no name', ({ name }) => name === ''],
    ['its name is not valid UTF-8', hasName(/[\uFFFD\p{Cs}]/u)],
    ['its name contains a control character', hasName(/\p{Cc}/u)],
    ['its name contains a backslash', hasName(/\\/)],
    ['its path is absolute', hasName(/^\//)],
    ['its path begins with a drive letter', hasName(/^(\.\/)?[a-z]:/i)],
    ['its path points outside its folder (“..”)', hasPart(/^\.\.$/)],
    ['its path contains an empty part or a “.”', hasPart(/^\.?$/)],
    [
        `its path has more than ${MAX_PATH_BYTES} bytes, the limit of common file systems`,
        ({ name }) => Buffer.byteLength(name) > MAX_PATH_BYTES,
    ],
    [
        `a part of its path has more than ${MAX_NAME_BYTES} bytes, the limit of common file systems`,
        ({ parts }) => parts.some((part) => Buffer.byteLength(part) > MAX_NAME_BYTES),
    ],
    ['it belongs to a Git repository', ({ parts }) => parts.some(isGitFolder)],
    [
        'it is a folder entry that contains data of its own',
        ({ kind, size }) => kind === 'folder' && size > 0,
    ],
];
/**
 * Matches names with nothing to refuse, except perhaps their length; most names are like that.
 * Captures the path.
 */
const PLAIN_NAME = /^(?:\.\/)?(\w[\w.-]*(?:\/\w[\w.-]*)*)(\/?)$/;
/** Returns the path of an entry with a plain name; undefined if the name must be checked. */
function findPlainPath({ name, kind, size }) {
    const isFolderWithContent = kind === 'folder' && size > 0;
    if (name.length > MAX_NAME_BYTES || isFolderWithContent)
        return undefined;
    const [, path, slash] = PLAIN_NAME.exec(name) ?? [];
    if (slash !== '' && kind !== 'folder')
        return undefined;
    return path;
}
/**
 * Applies the policy to one archive. It remembers the admitted entries, because entries can also
 * contradict each other.
 */
class EntryPolicy {
    #limits;
    #traits;
    /**
     * Paths of files and folders, by a key that names share if some file system treats them as the
     * same.
     */
    #pathsByKey = new Map();
    #folders = new Set();
    #entries = 0;
    #bytes = 0;
    #pathCharacters = 0;
    constructor(limits, traits) {
        this.#limits = limits;
        this.#traits = traits;
    }
    /**
     * Returns where the entry belongs, relative and with `/`; empty for the archive's own root
     * folder.
     * @throws StepError (`entry-refused`) if a site must not contain the entry, (`archive-too-large`)
     * if a limit is exceeded, (`entry-unsupported`) if this file system cannot store it
     */
    admit(header) {
        this.#entries += 1;
        this.#bytes += header.size;
        this.#ensureLimits();
        // Symbolic links, devices, and the like.
        if (header.kind !== 'file' && header.kind !== 'folder')
            throw makeRefusedEntryError(header, `it is a ${header.kind}`, NEEDLESS);
        const path = this.#choosePath(header);
        if (path === '')
            return '';
        if (header.obstacle !== undefined)
            throw makeRefusedEntryError(header, `it is ${header.obstacle}`);
        this.#admitParents(header, path);
        this.#recordPath(header, path, header.kind === 'folder');
        return path;
    }
    #ensureLimits() {
        if (this.#entries > this.#limits.entries)
            throw makeTooManyEntriesError(this.#limits);
        ensureUnpackedSize(this.#bytes, this.#limits);
    }
    #choosePath(header) {
        if (!this.#traits.hasWindowsNames) {
            const plainPath = findPlainPath(header);
            if (plainPath !== undefined)
                return plainPath;
        }
        const entry = { ...header, parts: splitName(header) };
        if (entry.parts.length === 0)
            return '';
        const [why] = REFUSAL_RULES.find(([, applies]) => applies(entry)) ?? [];
        if (why !== undefined)
            throw makeRefusedEntryError(header, why, NEEDLESS);
        if (this.#traits.hasWindowsNames)
            ensureWindowsName(entry);
        return entry.parts.join('/');
    }
    /**
     * Admits the new folders above an entry. The search goes upward, because most entries are in a
     * known folder.
     */
    #admitParents(header, path) {
        const parent = findParent(path);
        if (parent === '' || this.#folders.has(parent))
            return;
        this.#admitParents(header, parent);
        this.#recordPath(header, parent, true);
    }
    #recordPath(header, path, isFolder) {
        const key = this.#makeKey(path);
        const known = this.#pathsByKey.get(key);
        if (known !== undefined) {
            const clash = this.#findConflict(path, isFolder, known);
            if (clash)
                throw makeRefusedEntryError(header, clash);
            if (path !== known)
                throw makeUnsupportedEntryError(header.name, `it cannot hold both this entry and “${known}”`);
            return;
        }
        this.#pathCharacters += path.length;
        ensurePathLengths(this.#pathCharacters, this.#limits);
        // Folders without an entry of their own are also created, so they count: deep paths must not
        // create an unlimited number of folders.
        if (this.#pathsByKey.size >= 2 * this.#limits.entries)
            throw makeTooManyEntriesError(this.#limits);
        this.#pathsByKey.set(key, path);
        if (isFolder)
            this.#folders.add(path);
    }
    /**
     * Returns why an entry must be refused because of the `known` one with the same key; undefined if
     * they are the same folder, or differ only in case.
     */
    #findConflict(path, isFolder, known) {
        if (path !== known) {
            const isSame = path.normalize('NFC') === known.normalize('NFC');
            if (!isSame)
                return undefined;
            return `its path and “${known}” are the same to many file systems`;
        }
        if (isFolder !== this.#folders.has(known))
            return `“${path}” is both a file and a folder`;
        if (isFolder)
            return undefined;
        return 'it occurs twice, and it is unclear which one is right';
    }
    #makeKey(path) {
        const composed = path.normalize('NFC');
        if (!this.#traits.ignoresCase)
            return composed;
        return composed.toLowerCase().toUpperCase();
    }
}
/** Returns the path of the folder that an admitted entry is in; empty at the top. */
function findParent(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function splitName({ name, kind }) {
    const relativeName = name.replace(/^\.\//, '');
    if (kind !== 'folder')
        return relativeName.split('/');
    if (name === '.' || name === './')
        return [];
    return relativeName.replace(/\/$/, '').split('/');
}
/** @throws StepError (`entry-unsupported`) if Windows does not allow the name */
function ensureWindowsName({ name, parts }) {
    const problem = findWindowsNameProblem(parts);
    if (problem !== undefined)
        throw makeUnsupportedEntryError(name, `its name ${problem}`);
}
const NEEDLESS = 'no site needs such an entry';
/** How much of an entry’s name is shown, in UTF-16 units. */
const MAX_SHOWN_NAME = 100;
/** Returns the error for an entry that is refused. `rule`: what applies to every archive. */
function makeRefusedEntryError(header, why, rule) {
    return new step_error/* StepError */.z('entry-refused', { entry: (0,clean/* clean */.uH)(header.name, MAX_SHOWN_NAME), why, rule });
}
/**
 * Returns the error for a valid entry that this file system cannot store. `why` is worded to follow
 * a colon.
 */
function makeUnsupportedEntryError(entry, why, cause) {
    return new step_error/* StepError */.z('entry-unsupported', { entry, why }, cause);
}
function makeTooManyEntriesError(limits) {
    return new step_error/* StepError */.z('archive-too-large', {
        limit: (0,common_units/* formatCount */.B4)(limits.entries, 'entry', 'entries'),
        input: 'max-unpacked-files',
    });
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __nccwpck_require__(7075);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __nccwpck_require__(8522);
;// CONCATENATED MODULE: ./lib/archive/zstd-frames.js
/**
 * Finds where the frames of a Zstandard file end (RFC 8878, section 3.1) from their headers,
 * without decoding them.
 */

const FRAME_MAGIC = 0xfd2fb528;
const SKIPPABLE_MAGIC = 0x184d2a50;
/** Sizes of fields by the bits of the frame header's descriptor, in bytes (section 3.1.1.1). */
const DICTIONARY_ID_SIZES = [0, 1, 2, 4];
const CONTENT_SIZE_SIZES = [0, 2, 4, 8];
const CHECKSUM_SIZE = 4;
const WINDOW_DESCRIPTOR_SIZE = 1;
const RLE_BLOCK = 1;
const RESERVED_BLOCK = 3;
const CORRUPT = 'its compressed data is corrupt';
/** Cuts a file, which arrives in chunks of any size, at the ends of its frames. */
class ZstdFrames {
    /** How many frames have begun. */
    count = 0;
    #isInFrame = false;
    #chunk = Buffer.alloc(0);
    /** The offsets in the chunk of the next piece, and of the first unread byte. */
    #pieceStart = 0;
    #offset = 0;
    #pieces = this.#read();
    /** Whether the bytes so far end with a frame. */
    get isAtEnd() {
        return !this.#isInFrame && this.#offset === this.#chunk.length;
    }
    /**
     * Yields `bytes` in pieces that never extend beyond the end of a frame.
     * @throws StepError (`archive-damaged`) if there is no valid frame
     */
    *split(bytes) {
        const unreadBytes = this.#chunk.subarray(this.#offset);
        this.#chunk = unreadBytes.length > 0 ? Buffer.concat([unreadBytes, bytes]) : bytes;
        this.#pieceStart = 0;
        this.#offset = 0;
        for (;;) {
            const piece = this.#pieces.next().value;
            if (piece === undefined)
                return;
            yield piece;
        }
    }
    *#read() {
        for (;;) {
            const magic = (yield* this.#readField(4)).readUInt32LE();
            this.count += 1;
            this.#isInFrame = true;
            const isSkippable = (magic & 0xfffffff0) >>> 0 === SKIPPABLE_MAGIC;
            if (isSkippable) {
                const size = (yield* this.#readField(4)).readUInt32LE();
                yield* this.#skipBytes(size);
            }
            else if (magic === FRAME_MAGIC)
                yield* this.#skipFrame();
            else
                throw makeDamageError(CORRUPT);
            this.#isInFrame = false;
            yield this.#cutPiece();
        }
    }
    *#skipFrame() {
        const descriptor = (yield* this.#readField(1)).readUInt8();
        yield* this.#skipBytes(computeHeaderSize(descriptor));
        let isLast = false;
        while (!isLast) {
            const header = (yield* this.#readField(3)).readUIntLE(0, 3);
            isLast = (header & 1) === 1;
            const type = (header >> 1) & 3;
            if (type === RESERVED_BLOCK)
                throw makeDamageError(CORRUPT);
            yield* this.#skipBytes(type === RLE_BLOCK ? 1 : header >> 3);
        }
        if ((descriptor & 0x04) !== 0)
            yield* this.#skipBytes(CHECKSUM_SIZE);
    }
    *#readField(size) {
        while (this.#chunk.length < this.#offset + size)
            yield* this.#awaitChunk();
        this.#offset += size;
        return this.#chunk.subarray(this.#offset - size, this.#offset);
    }
    *#skipBytes(size) {
        let remainingBytes = size;
        while (this.#chunk.length < this.#offset + remainingBytes) {
            remainingBytes -= this.#chunk.length - this.#offset;
            this.#offset = this.#chunk.length;
            yield* this.#awaitChunk();
        }
        this.#offset += remainingBytes;
    }
    /**
     * Yields the last piece of the chunk, then undefined. The unread bytes are the beginning of a
     * field.
     */
    *#awaitChunk() {
        if (this.#offset > this.#pieceStart)
            yield this.#cutPiece();
        yield undefined;
    }
    #cutPiece() {
        const piece = this.#chunk.subarray(this.#pieceStart, this.#offset);
        this.#pieceStart = this.#offset;
        return piece;
    }
}
/** Returns the size of a frame's header after its descriptor, in bytes. */
function computeHeaderSize(descriptor) {
    const isSingleSegment = (descriptor & 0x20) !== 0;
    const dictionaryIdSize = DICTIONARY_ID_SIZES[(descriptor & 3)];
    let contentSizeSize = CONTENT_SIZE_SIZES[(descriptor >> 6)];
    if (!isSingleSegment)
        return WINDOW_DESCRIPTOR_SIZE + dictionaryIdSize + contentSizeSize;
    // A single segment always states its size.
    if (contentSizeSize === 0)
        contentSizeSize = 1;
    return dictionaryIdSize + contentSizeSize;
}

;// CONCATENATED MODULE: ./lib/archive/compression.js
/** Reads files in chunks, and decompresses the formats that may be wrapped around a tar archive. */





/**
 * In bytes. The decoders work in another thread, and each hop between threads takes time, so small
 * chunks are slow. With larger chunks, V8 sees too few objects to collect, and up to 64 MiB of used
 * chunks pile up.
 */
const CHUNK_SIZE = 512 * 1024;
/**
 * Empty frames also take time: beyond this many frames, the average frame must have a minimum size,
 * in bytes.
 */
const MAX_FRAMES_OF_ANY_SIZE = 1_000;
const MIN_AVERAGE_FRAME_SIZE = 256;
/** How each format except zip is read. */
const COMPRESSIONS = {
    tar: { wrapperPhrase: '', open: (path) => readFileChunks(path) },
    'tar.gz': { wrapperPhrase: 'a gzip file that contains ', open: gunzip },
    'tar.zst': {
        wrapperPhrase: 'a Zstandard file that contains ',
        // If a chunk continues after the end of a frame, Node's decoder stops there. Otherwise, it goes
        // on with the next frame.
        open: (path) => decode(external_node_stream_.Readable.from(splitZstdFrames(path)), (0,external_node_zlib_.createZstdDecompress)({ chunkSize: CHUNK_SIZE })),
    },
};
/** Reads the file at `path` in chunks, from offset `start` to offset `end`, both inclusive. */
function readFileChunks(path, start = 0, end = Number.POSITIVE_INFINITY) {
    return (0,external_node_fs_.createReadStream)(path, { start, end, highWaterMark: CHUNK_SIZE });
}
/** Yields `source` as decoded by `decoder`. @throws any error of `source` or `decoder` */
async function* decode(source, decoder) {
    source.once('error', (error) => decoder.destroy(error));
    source.pipe(decoder);
    try {
        yield* decoder;
    }
    finally {
        source.destroy();
        decoder.destroy();
    }
}
async function* gunzip(path) {
    const decoder = (0,external_node_zlib_.createGunzip)({ chunkSize: CHUNK_SIZE });
    yield* decode(readFileChunks(path), decoder);
    // The decoder stops at a zero after a member. Some readers continue after the zeros, and some do
    // not.
    for await (const rest of readFileChunks(path, decoder.bytesWritten)) {
        if (rest.some((byte) => byte !== 0))
            throw makeDamageError('there is data after its compressed data');
    }
}
/** Yields the file in pieces that never extend beyond a frame. */
async function* splitZstdFrames(path) {
    const frames = new ZstdFrames();
    let read = 0;
    for await (const chunk of readFileChunks(path)) {
        read += chunk.length;
        for (const piece of frames.split(chunk)) {
            if (frames.count > MAX_FRAMES_OF_ANY_SIZE && read < frames.count * MIN_AVERAGE_FRAME_SIZE)
                throw makeDamageError('it consists of empty frames');
            yield piece;
        }
    }
    if (!frames.isAtEnd)
        throw makeDamageError('it is cut off, and its compressed data is incomplete');
}

// EXTERNAL MODULE: ./lib/common/event-loop.js
var event_loop = __nccwpck_require__(1164);
;// CONCATENATED MODULE: ./lib/archive/tar.js
/** Reads tar archives, from bytes to entries. */





/**
 * In bytes: how much headers, long names, and padding may add to each entry. No reasonable site
 * needs more.
 */
const ENTRY_OVERHEAD = 16 * 1024;
/**
 * The additional overhead that is allowed for the whole archive, in bytes: zeros fill the last
 * record of a tape (GNU tar, `-b 20480`: 10 MiB).
 */
const ARCHIVE_OVERHEAD = 16 * 1024 * 1024;
/** The largest extended header, in bytes: it is held in memory. */
const MAX_EXTENDED_HEADER_SIZE = 1024 * 1024;
/**
 * Passes the entries to `sink`, in order.
 * @throws StepError (`not-an-archive`, `archive-damaged`); any error of `sink`
 * @throws the reason of `signal` soon after it is aborted, even if `source` never yields again
 */
function readTar(options, sink) {
    return (0,event_loop/* waitUnlessAborted */.DX)(readChunks(options, sink), options.signal);
}
async function readChunks({ source, wrapperPhrase, signal }, sink) {
    const tar = new TarReader(wrapperPhrase);
    const reading = tar.readEntries(sink);
    const yieldIfDue = (0,event_loop/* makeYielder */.$I)();
    const convert = (error) => convertToDamageError(error, tar.currentFile);
    for await (const chunk of convertErrors(source, convert)) {
        tar.addChunk(chunk);
        do {
            const nextSlice = yieldIfDue();
            if (nextSlice)
                await nextSlice;
            signal.throwIfAborted();
        } while (reading.next().value === 'entry');
    }
    tar.hasAllBytes = true;
    reading.next();
}
/** Reads an archive whose bytes come in chunks of any size. */
class TarReader {
    /** Whether all bytes have arrived. */
    hasAllBytes = false;
    /** The file that is being read. */
    currentFile;
    #wrapperPhrase;
    /** The bytes that have arrived but have not been read. */
    #unread = Buffer.alloc(0);
    #hasBegun = false;
    /** How many more bytes the archive may have, according to the headers read so far. */
    #allowance = ARCHIVE_OVERHEAD;
    constructor(wrapperPhrase) {
        this.#wrapperPhrase = wrapperPhrase;
    }
    addChunk(chunk) {
        this.#unread = this.#unread.length > 0 ? Buffer.concat([this.#unread, chunk]) : chunk;
    }
    /**
     * Yields `entry` before each entry, and `starved` whenever it needs more bytes.
     * @throws as `readTar` does
     */
    *readEntries(sink) {
        const extended = new Map();
        for (;;) {
            const header = yield* this.#takeBytes(BLOCK_SIZE);
            if (header.every((byte) => byte === 0))
                break;
            if (!isTarBlock(header))
                throw this.#makeError('the header of an entry is corrupt', header);
            this.#hasBegun = true;
            const type = readType(header);
            if ('xgLK'.includes(type)) {
                addExtendedHeader(extended, type, yield* this.#takeExtendedHeader(readSize(header)));
                continue;
            }
            const entry = readEntry(header, extended);
            extended.clear();
            this.#allowance += ENTRY_OVERHEAD + entry.size;
            yield 'entry';
            sink.begin(entry);
            if (entry.kind !== 'folder')
                yield* this.#readContent(entry, sink);
        }
        if (extended.size > 0)
            throw makeDamageError('an extended header has no entry');
        for (;;) {
            const trailingBytes = yield* this.#takeBytes(0, Number.POSITIVE_INFINITY);
            if (trailingBytes.some((byte) => byte !== 0))
                throw makeDamageError(DATA_AFTER_END);
            yield 'starved';
        }
    }
    *#takeExtendedHeader(size) {
        if (!(size <= MAX_EXTENDED_HEADER_SIZE))
            throw makeDamageError('an extended header is too large');
        const padded = yield* this.#takeBytes(size + computePadding(size));
        return padded.subarray(0, size);
    }
    *#readContent({ name, size }, sink) {
        this.currentFile = name;
        let remainingBytes = size;
        while (remainingBytes > 0) {
            const bytes = yield* this.#takeBytes(1, remainingBytes);
            remainingBytes -= bytes.length;
            sink.append(bytes);
        }
        sink.end();
        yield* this.#takeBytes(computePadding(size));
        this.currentFile = undefined;
    }
    /**
     * Returns the next bytes: at least `minBytes`, and up to `maxBytes` of those that have arrived.
     */
    *#takeBytes(minBytes, maxBytes = minBytes) {
        while (this.#unread.length < minBytes) {
            if (this.hasAllBytes)
                throw this.#makeError('it is cut off', this.#unread);
            yield 'starved';
        }
        const bytes = this.#unread.subarray(0, maxBytes);
        this.#unread = this.#unread.subarray(bytes.length);
        this.#allowance -= bytes.length;
        if (this.#allowance < 0)
            throw makeDamageError('its headers and padding are too large');
        return bytes;
    }
    #makeError(why, head) {
        if (this.#hasBegun)
            return makeDamageError(why, this.currentFile);
        const kind = `${this.#wrapperPhrase}${describeContent(head)}`;
        return new step_error/* StepError */.z('not-an-archive', { kind, advice: adviseOnContent(head) });
    }
}
const computePadding = (size) => (BLOCK_SIZE - (size % BLOCK_SIZE)) % BLOCK_SIZE;

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __nccwpck_require__(4573);
// EXTERNAL MODULE: ./node_modules/yauzl/index.js
var yauzl = __nccwpck_require__(663);
;// CONCATENATED MODULE: ./lib/archive/window-reader.js


/** In bytes: large enough to read a directory or a run of small files with a few system calls. */
const WINDOW_SIZE = 1024 * 1024;
/** Reads a file for yauzl, whose many small reads are served from a window without system calls. */
class WindowReader extends yauzl/* RandomAccessReader */.lJ {
    path;
    size;
    #fd;
    #window = Buffer.allocUnsafe(WINDOW_SIZE);
    #start = 0;
    #end = 0;
    constructor(path) {
        super();
        this.path = path;
        this.#fd = (0,external_node_fs_.openSync)(path, 'r');
        this.size = (0,external_node_fs_.fstatSync)(this.#fd).size;
    }
    /**
     * Returns up to `length` bytes (at most `WINDOW_SIZE`) from `position`, valid until the next
     * call.
     */
    view(position, length) {
        if (!(position <= this.size))
            return Buffer.alloc(0);
        if (position < this.#start || position + length > this.#end) {
            this.#start = position;
            this.#end = position + (0,external_node_fs_.readSync)(this.#fd, this.#window, 0, WINDOW_SIZE, position);
        }
        return this.#window.subarray(position - this.#start, Math.min(position + length, this.#end) - this.#start);
    }
    read(target, offset, length, position, done) {
        done(null, this.view(position, length).copy(target, offset));
    }
    release() {
        (0,external_node_fs_.closeSync)(this.#fd);
    }
}

;// CONCATENATED MODULE: ./lib/archive/zip-content.js
/** The content of a zip's entries, verified against the size and the CRC-32 in the directory. */








/** Up to this size, content is held in memory; above, it is streamed. In bytes. */
const MAX_SIZE_IN_MEMORY = 1024 * 1024;
/** Compression methods that are read here (APPNOTE 4.4.5). */
const STORED = 0;
const DEFLATED = 8;
/**
 * Passes the content of `entry`, which begins at `start`, to `sink`.
 * @throws StepError (`archive-damaged`) if the content does not match the directory; any error of
 * `sink`; the reason of the signal
 */
async function readContent(entry, start, source, sink) {
    if (entry.size > MAX_SIZE_IN_MEMORY || entry.packedSize > WINDOW_SIZE) {
        await (0,event_loop/* waitUnlessAborted */.DX)(streamContent(entry, start, source, sink), source.signal);
        return;
    }
    let content = source.reader.view(start, entry.packedSize);
    if (entry.method !== STORED)
        content = inflate(entry, content);
    ensureMatchesDirectory(entry, content.length, (0,external_node_zlib_.crc32)(content));
    sink.append(content);
}
function inflate(entry, packed) {
    try {
        const options = {
            maxOutputLength: entry.size + 1,
            chunkSize: Math.max(64, entry.size + 1),
            info: true,
        };
        const { buffer, engine } = (0,external_node_zlib_.inflateRawSync)(packed, options);
        if (engine.bytesWritten !== packed.length)
            throw makeWrongSizeError(entry);
        return buffer;
    }
    catch (error) {
        if (error instanceof step_error/* StepError */.z)
            throw error;
        if (error.code === 'ERR_BUFFER_TOO_LARGE')
            throw makeWrongSizeError(entry, error);
        throw makeWrongChecksumError(entry, error);
    }
}
async function streamContent(entry, start, { reader, signal }, sink) {
    if (entry.packedSize === 0)
        throw makeWrongSizeError(entry);
    const packed = readFileChunks(reader.path, start, start + entry.packedSize - 1);
    let content = packed;
    let inflater;
    if (entry.method === DEFLATED) {
        inflater = (0,external_node_zlib_.createInflateRaw)({ chunkSize: CHUNK_SIZE });
        content = decode(packed, inflater);
    }
    const translate = (error) => {
        if ((0,disk_errors/* isDiskError */.Mi)(error))
            return error;
        return makeWrongChecksumError(entry, error);
    };
    let size = 0;
    let sum = 0;
    for await (const chunk of convertErrors(content, translate)) {
        signal.throwIfAborted();
        size += chunk.length;
        if (size > entry.size)
            throw makeWrongSizeError(entry);
        sum = (0,external_node_zlib_.crc32)(chunk, sum);
        sink.append(chunk);
    }
    // The decoder ignores anything after the end of the compressed data.
    if (inflater && inflater.bytesWritten !== entry.packedSize)
        throw makeWrongSizeError(entry);
    ensureMatchesDirectory(entry, size, sum);
}
function ensureMatchesDirectory(entry, size, sum) {
    if (size !== entry.size)
        throw makeWrongSizeError(entry);
    if (sum !== entry.crc32)
        throw makeWrongChecksumError(entry);
}
function makeWrongSizeError(entry, cause) {
    return makeDamageError(`it does not unpack to the ${(0,common_units/* formatCount */.B4)(entry.size, 'byte')} that the archive states`, entry.name, cause);
}
function makeWrongChecksumError(entry, cause) {
    return makeDamageError('its content does not match its checksum (CRC-32)', entry.name, cause);
}

;// CONCATENATED MODULE: ./lib/archive/zip.js
/**
 * Reads zip archives (APPNOTE.TXT, https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT),
 * with yauzl.
 */







/**
 * Passes the entries of the archive at `path` to `sink`, in the order of its directory.
 * @throws StepError (`archive-too-large`) if the size in the directory exceeds the limit,
 * (`archive-damaged`); any error of `sink`; the reason of `signal`
 */
async function readZip(path, limits, signal, sink) {
    // The directory and the content each have a window, so that both are read from beginning to end.
    const directory = new WindowReader(path);
    const content = new WindowReader(path);
    try {
        const { directoryStart, entries, size } = await readDirectory(directory, limits, signal);
        sink.expectSize?.(size);
        const zip = await openZip(directory);
        const contentZip = await openZip(content);
        const ranges = new EntryRanges(entries);
        const pause = (0,event_loop/* makePause */.F1)(signal);
        for await (const item of zip.eachEntry()) {
            await pause();
            const entry = makeZipEntry(item);
            sink.begin(entry);
            const start = await findContentStart(item, entry, contentZip);
            const end = start + entry.packedSize;
            if (end > directoryStart)
                throw makeDamageError('its bytes overlap the directory', entry.name);
            ranges.add(item.relativeOffsetOfLocalHeader, end);
            if (entry.kind === 'folder')
                continue;
            await readContent(entry, start, { reader: content, signal }, sink);
            sink.end();
        }
        if (ranges.haveOverlap())
            throw makeDamageError('two of its entries overlap');
    }
    finally {
        directory.release();
        content.release();
    }
}
/** The bytes that each entry takes up, from its own header to the end of its content. */
class EntryRanges {
    #starts;
    #ends;
    #count = 0;
    constructor(entries) {
        this.#starts = new Float64Array(entries);
        this.#ends = new Float64Array(entries);
    }
    add(start, end) {
        this.#starts[this.#count] = start;
        this.#ends[this.#count] = end;
        this.#count += 1;
    }
    /** Returns whether two entries share bytes. Must be called only once, at the end. */
    haveOverlap() {
        // If no two entries share bytes, the starts and ends alternate after each list is sorted.
        const starts = this.#starts.sort();
        const ends = this.#ends.sort();
        return starts.some((start, i) => start < (ends[i - 1] ?? 0));
    }
}
/**
 * Reads the directory, and returns its offset, the number of its entries, and their unpacked size
 * in bytes. The entries are not kept, because there may be hundreds of thousands.
 * @throws StepError (`archive-too-large`) if the size in it exceeds the limit, (`archive-damaged`)
 * if there is no complete directory
 */
async function readDirectory(directory, limits, signal) {
    try {
        const zip = await openZip(directory);
        const directoryStart = Number(zip.readEntryCursor);
        const pause = (0,event_loop/* makePause */.F1)(signal);
        let entries = 0;
        let size = 0;
        for await (const { uncompressedSize } of zip.eachEntry()) {
            await pause();
            entries += 1;
            size += uncompressedSize;
            // The rest need not be read: the policy refuses the first entry beyond the limit.
            if (entries > limits.entries)
                break;
        }
        if (entries <= limits.entries)
            ensureDirectoryEnd(zip, directory);
        // This comes before `sink.expectSize` checks the free disk space.
        ensureUnpackedSize(size, limits);
        return { directoryStart, entries, size };
    }
    catch (error) {
        if (signal.aborted)
            throw signal.reason;
        throw convertToDamageError(error);
    }
}
/** Names are decoded here because yauzl decodes every name without the UTF-8 flag as CP437. */
function openZip(reader) {
    const options = { autoClose: false, decodeStrings: false, validateEntrySizes: false };
    return (0,yauzl/* fromRandomAccessReaderPromise */.or)(reader, reader.size, options);
}
/** How the locator of the end record of zip64 begins (APPNOTE 4.3.15). */
const LOCATOR_SIGNATURE = 'PK\x06\x07';
/**
 * Sizes of the end record without its comment, of the locator, and of the end record of zip64, in
 * bytes.
 */
const END_SIZE = 22;
const LOCATOR_SIZE = 20;
const END_64_SIZE = 56;
/**
 * Checks that the directory, as read, ends where the end record begins. If two archives are
 * concatenated, other tools read the second one. Also, no checksum covers the number of entries.
 * @throws StepError (`archive-damaged`)
 */
function ensureDirectoryEnd(zip, reader) {
    const readTo = Number(zip.readEntryCursor);
    const end = reader.size - END_SIZE - zip.comment.length;
    const locator = Buffer.from(reader.view(Math.max(0, end - LOCATOR_SIZE), LOCATOR_SIZE));
    const isZip64 = locator.toString('latin1', 0, 4) === LOCATOR_SIGNATURE;
    let directoryEnds = [end];
    if (isZip64) {
        const statedEnd = Number(locator.readBigUInt64LE(8));
        directoryEnds = [end - LOCATOR_SIZE - END_64_SIZE, statedEnd];
    }
    if (directoryEnds.some((directoryEnd) => directoryEnd !== readTo))
        throw makeDamageError('there is data between the last entry in its directory and the end of the directory');
}
function makeZipEntry(entry) {
    const raw = entry.fileNameRaw;
    // Many archivers write UTF-8 without setting the flag; CP437 text that happens to be valid UTF-8
    // is next to impossible.
    let flags = entry.generalPurposeBitFlag;
    if ((0,external_node_buffer_.isUtf8)(raw))
        flags |= UTF8_FLAG;
    const rawName = raw.toString('latin1');
    // yauzl would decode control characters as the symbols of CP437.
    let name = rawName;
    if (!CONTROL_CHARACTERS.test(rawName))
        name = (0,yauzl/* getFileNameLowLevel */.ax)(flags, raw, entry.extraFields, true);
    return {
        name,
        rawName: rawName === name ? name : rawName,
        kind: chooseKind(name, entry.externalFileAttributes),
        size: entry.uncompressedSize,
        obstacle: zip_findObstacle(entry),
        method: entry.compressionMethod,
        crc32: entry.crc32,
        packedSize: entry.compressedSize,
    };
}
const CONTROL_CHARACTERS = /[\x00-\x1f\x7f]/;
/** A general purpose bit (APPNOTE 4.4.4). */
const UTF8_FLAG = 0x800;
/**
 * The kinds other than file and folder, by the top four bits of the external attributes: the Unix
 * file type (POSIX stat.h).
 */
const KINDS_BY_FILE_TYPE = new Map([
    [0x1, 'FIFO'],
    [0x2, 'device'],
    [0x6, 'device'],
    [0xa, 'symbolic link'],
    [0xc, 'socket'],
]);
/**
 * The file types unspecified, folder, and file: for these, the name decides whether the entry is a
 * folder.
 */
const USUAL_TYPES = new Set([0x0, 0x4, 0x8]);
/**
 * The system that made the archive is ignored: a link does not become a file because the archive
 * claims to come from DOS.
 */
function chooseKind(name, attributes) {
    const type = attributes >>> 28;
    if (!USUAL_TYPES.has(type))
        return KINDS_BY_FILE_TYPE.get(type) ?? 'special entry';
    if (name.endsWith('/'))
        return 'folder';
    return 'file';
}
function zip_findObstacle(entry) {
    if (entry.isEncrypted())
        return 'encrypted';
    if (entry.canDecodeFileData())
        return undefined;
    const name = METHOD_NAMES.get(entry.compressionMethod) ?? 'unknown';
    return `compressed with method ${entry.compressionMethod} (${name}), but only stored entries and those compressed with Deflate can be read`;
}
/** The names of the compression methods in use (APPNOTE 4.4.5). */
const METHOD_NAMES = new Map([
    [9, 'Deflate64'],
    [12, 'bzip2'],
    [14, 'LZMA'],
    [93, 'Zstandard'],
    [95, 'XZ'],
    [98, 'PPMd'],
]);
/**
 * Returns the offset of an entry's content, which only the entry's own header shows.
 * @throws StepError (`archive-damaged`)
 */
async function findContentStart(item, { name, rawName }, zip) {
    const header = await zip.readLocalFileHeaderPromise(item).catch((error) => {
        throw convertToDamageError(error, name);
    });
    // No checksum covers names. Each is stored twice, so a difference reveals accidental damage.
    if (header.fileName.toString('latin1') !== rawName)
        throw makeDamageError('its name in the directory differs from the one in its own header', name);
    return header.fileDataStart;
}

;// CONCATENATED MODULE: ./lib/archive/read-archive.js







/**
 * Passes every entry of the archive at `path` to `sink` once. The format is recognized by the first
 * bytes.
 * @throws StepError (`archive-…`, `not-an-archive`) as soon as the file proves not to be a complete
 * archive; any error of `sink`; the reason of `signal` soon after it is aborted
 */
async function readArchive(path, limits, signal, sink) {
    const format = identifyArchive(path);
    if (format === 'zip')
        return readZip(path, limits, signal, sink);
    sink.expectSize?.((0,external_node_fs_.statSync)(path).size);
    const { wrapperPhrase, open } = COMPRESSIONS[format];
    return readTar({ source: open(path), wrapperPhrase, signal }, sink);
}
/**
 * Returns the format of the archive at `path`, recognized by its first bytes.
 * @throws StepError (`not-an-archive`, `archive-empty`)
 */
function identifyArchive(path) {
    const head = read_start_of_file_readStartOfFile(path, detect_format_HEAD_SIZE);
    if (head.length === 0)
        throw new step_error/* StepError */.z('archive-empty', { why: 'it has 0 bytes' });
    const format = detect_format_detectFormat(head);
    if (format === undefined) {
        const kind = describeContent(head);
        throw new step_error/* StepError */.z('not-an-archive', { kind, advice: adviseOnContent(head) });
    }
    return format;
}

;// CONCATENATED MODULE: ./lib/archive/verify-archive.js



/**
 * For an archive that may be unpacked anywhere: a name that some file systems cannot store is not
 * an error.
 */
const ANY_FILE_SYSTEM = { ignoresCase: false, hasWindowsNames: false };
/**
 * Verifies that the archive at `path` can be unpacked, by reading it to its end without writing
 * anything. It checks the format, every checksum, the policy for entries, and the limits.
 * @throws StepError (`not-an-archive`, `archive-…`, `entry-refused`); any file-system error
 * @throws the reason of `signal` soon after it is aborted
 */
async function verifyArchive(path, limits, signal) {
    const policy = new EntryPolicy(limits, ANY_FILE_SYSTEM);
    let hasFile = false;
    await readArchive(path, limits, signal, {
        begin(header) {
            policy.admit(header);
            hasFile ||= header.kind === 'file';
        },
        append() { },
        end() { },
    });
    if (!hasFile)
        throw new step_error/* StepError */.z('archive-empty', { why: 'it contains no files' });
}

;// CONCATENATED MODULE: ./lib/published/find-site-archive.js
/**
 * Finds the archive of the site in a download from GitHub: a zip around it, or the archive itself.
 */
















/**
 * Returns the archive of the site in a download: the only file in an artifact's zip, or else the
 * download itself. With `archive: false`, actions/upload-artifact stores a file without a zip
 * around it.
 * @param workFolder a folder for temporary files
 * @throws StepError (`published-other`) if the download contains anything else; the errors of
 * `readArchive`
 */
async function findSiteArchive(download, file, workFolder, { signal, log }) {
    const outerName = makeSafeFileName(file.name) || download.name;
    const outerArchive = { path: download.path, name: outerName };
    if (file.kind === 'asset' || identifyArchive(download.path) !== 'zip')
        return outerArchive;
    const innerPath = (0,external_node_path_.join)(workFolder, 'inner');
    const { fileNames, hasHomePage } = await extractFirstFile(download.path, innerPath, signal);
    if (hasHomePage)
        return outerArchive;
    const [name] = fileNames;
    if (name === undefined)
        throw new step_error/* StepError */.z('archive-empty', { why: 'it contains no files' });
    if (fileNames.length > 1)
        throw makeOtherContentError(file, describeNames(fileNames));
    const head = read_start_of_file_readStartOfFile(innerPath, detect_format_HEAD_SIZE);
    if (detect_format_detectFormat(head) === undefined)
        throw makeOtherContentError(file, `${name}, which looks like ${describeContent(head)}`);
    log.info((0,clean/* safe */.gB) `The artifact contains ${name}`);
    // Keeping the download and its archive next to the site would need too much disk space.
    runDiskWork('the archive', () => (0,external_node_fs_.unlinkSync)(download.path));
    return { path: innerPath, name: makeSafeFileName(name) || outerName };
}
/**
 * Extracts the first file of a zip to a path, and returns what the zip contains.
 * @throws StepError for disk errors; the errors of `readArchive`
 */
async function extractFirstFile(zipPath, path, signal) {
    const extractor = new FirstFileExtractor(path);
    try {
        await readArchive(zipPath, PUBLISHED_LIMITS, signal, extractor);
    }
    catch (error) {
        throw explainDiskError(error, 'the archive');
    }
    finally {
        extractor.close();
    }
    return extractor;
}
function makeOtherContentError({ description }, found) {
    return new step_error/* StepError */.z('published-other', { shown: description, found });
}
function describeNames(names) {
    return `${(0,common_units/* formatCount */.B4)(names.length, 'file')}: ${(0,words/* joinFirstWords */.Kd)(names, MAX_LISTED_NAMES)}`;
}
/** `index.html` at the top, or in a top folder. */
const find_site_archive_HOME_PAGE = /^(?:[^/]+\/)?index\.html$/;
/** Writes the first file of an archive, and lists the names of all files. */
class FirstFileExtractor {
    fileNames = [];
    #path;
    #policy = new EntryPolicy(PUBLISHED_LIMITS, ANY_FILE_SYSTEM);
    #fd;
    hasHomePage = false;
    constructor(path) {
        this.#path = path;
    }
    /**
     * @throws StepError (`entry-refused`, `archive-too-large`, `disk-full`); any file-system error
     */
    begin(header) {
        const path = this.#policy.admit(header);
        if (header.kind === 'folder')
            return;
        this.hasHomePage ||= find_site_archive_HOME_PAGE.test(path);
        this.fileNames.push(path);
        if (this.fileNames.length > 1)
            return;
        ensureFreeSpace((0,external_node_path_.dirname)(this.#path), header.size, 'the archive');
        this.#fd = (0,external_node_fs_.openSync)(this.#path, 'wx');
    }
    /** @throws any file-system error */
    append(chunk) {
        if (this.#fd === undefined)
            return;
        for (let at = 0; at < chunk.length;)
            at += (0,external_node_fs_.writeSync)(this.#fd, chunk, at);
    }
    /** @throws any file-system error */
    end() {
        const fd = this.#fd;
        this.#fd = undefined;
        if (fd !== undefined)
            (0,external_node_fs_.closeSync)(fd);
    }
    /**
     * Closes an unfinished file, if there is one. After a failed write, closing often fails, too,
     * with a less specific error.
     */
    close() {
        try {
            this.end();
        }
        catch { }
    }
}

;// CONCATENATED MODULE: ./lib/disk/permissions.js
/**
 * The permissions of everything that is published, whatever the umask and the archive say: everyone
 * may read it.
 */
const FOLDER_MODE = 0o755;
const FILE_MODE = 0o644;

;// CONCATENATED MODULE: ./lib/disk/staging-folder.js





/**
 * The length of the part of the target's name that the folder's name contains, so that users
 * recognize it. In characters.
 */
const staging_folder_MAX_SHOWN_NAME = 60;
/**
 * The entries of such a folder. Runs of earlier releases use the same names, so they must not
 * change.
 */
const NEW_CONTENT = 'new';
const PREVIOUS_CONTENT = 'old';
const UNNEEDED_CONTENT = 'superseded';
/**
 * Makes a folder next to `targetPath`, on the same file system, so that a rename publishes its
 * content.
 * @throws any file-system error
 */
function makeStagingFolder(targetPath, removals) {
    const parent = (0,external_node_path_.dirname)(targetPath);
    const madeParents = makeFolders(parent);
    const removeParents = () => removeEmptyFolders(madeParents);
    let path;
    try {
        path = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(parent, makeStagingPrefix(targetPath)));
    }
    catch (error) {
        removeParents();
        throw error;
    }
    const previousPath = (0,external_node_path_.join)(path, PREVIOUS_CONTENT);
    return {
        path,
        /** Where the new content of the target path is made; nothing is there yet. */
        newPath: (0,external_node_path_.join)(path, NEW_CONTENT),
        /**
         * Where the previous content of the target path is kept until everything is in place; nothing
         * is there yet. That content belongs to the user, so no run removes it.
         */
        previousPath,
        /**
         * Renames the previous content, if there is any, to show the next run that it is no longer
         * needed.
         * @throws any file-system error
         */
        markPreviousUnneeded() {
            if ((0,paths/* lstatIfExists */.sM)(previousPath))
                (0,external_node_fs_.renameSync)(previousPath, (0,external_node_path_.join)(path, UNNEEDED_CONTENT));
        },
        /**
         * Starts removing the folder with all its content, and then the empty parent folders that were
         * made for it. Does nothing if there is something at `previousPath`.
         */
        remove() {
            // The folder stays unless it is certain that `previousPath` does not exist.
            const mayHavePrevious = (0,disk_errors/* ignoreDiskError */.cZ)(() => (0,paths/* lstatIfExists */.sM)(previousPath) !== undefined, true);
            if (!mayHavePrevious)
                removals.start(path, { clearedBy: 'later run', onRemoved: removeParents });
        },
    };
}
/**
 * Returns the prefix of the names of all such folders for `targetPath`; six random characters
 * follow.
 */
function makeStagingPrefix(targetPath) {
    return `.${(0,external_node_path_.basename)(targetPath).slice(0, staging_folder_MAX_SHOWN_NAME)}.docs-export-`;
}
/**
 * Makes `folder` and its missing parents, and returns those that it made, the outermost first.
 * Node's own `recursive` never ends where the system says that a folder is missing although it
 * exists, as in /proc.
 * @throws any file-system error
 */
function makeFolders(folder) {
    const missing = [];
    for (let path = folder; path !== (0,external_node_path_.parse)(path).root && !(0,paths/* lstatIfExists */.sM)(path); path = (0,external_node_path_.dirname)(path)) {
        missing.unshift(path);
    }
    const made = [];
    try {
        for (const path of missing) {
            if (makeFolder(path))
                made.push(path);
        }
        return made;
    }
    catch (error) {
        removeEmptyFolders(made);
        throw error;
    }
}
/** Makes a folder, and returns whether it did not exist before. */
function makeFolder(path) {
    try {
        (0,external_node_fs_.mkdirSync)(path, FOLDER_MODE);
    }
    catch (error) {
        // Another process has created it. If it is not a folder, the next call that needs one fails.
        if ((0,disk_errors/* isDiskError */.Mi)(error) && error.code === 'EEXIST')
            return false;
        throw error;
    }
    (0,external_node_fs_.chmodSync)(path, FOLDER_MODE);
    return true;
}
/** Removes the folders from the innermost outward, up to the first that is not empty. */
function removeEmptyFolders(folders) {
    try {
        for (const folder of folders.toReversed())
            (0,external_node_fs_.rmdirSync)(folder);
    }
    catch {
        // Another process put something there: it stays.
    }
}

;// CONCATENATED MODULE: ./lib/disk/interrupted-runs.js
/**
 * Cleans up the folders that killed runs leave next to a target path. They contain the new content
 * and perhaps the previous content. A run that fails or is canceled removes its own folder
 * (`StagingFolder.remove`).
 */





/** The age, in ms, beyond which no run can still be working in such a folder. */
const DAY = 24 * 60 * 60 * 1_000;
/**
 * Reports where killed runs left the previous content of `targetPath`, and how to restore it. Also
 * starts removing their other files that are more than a day old: those are no longer in use.
 * @throws any file-system error
 */
function cleanUpInterruptedRuns(targetPath, removals, info) {
    const parent = (0,external_node_path_.dirname)(targetPath);
    if (!(0,paths/* lstatIfExists */.sM)(parent)?.isDirectory())
        return;
    const prefix = makeStagingPrefix(targetPath);
    for (const entry of (0,external_node_fs_.readdirSync)(parent, { withFileTypes: true })) {
        if (!entry.isDirectory() || !entry.name.startsWith(prefix))
            continue;
        const path = (0,external_node_path_.join)(parent, entry.name);
        const content = (0,external_node_fs_.readdirSync)(path, { withFileTypes: true });
        if (!content.every(isOurs))
            continue;
        const ageMs = Date.now() - (0,external_node_fs_.lstatSync)(path).mtimeMs;
        if (content.some(({ name }) => name === PREVIOUS_CONTENT))
            info(explainHowToRestore(targetPath, path));
        else if (ageMs > DAY)
            removals.start(path, { clearedBy: 'later run' });
    }
}
const isOurs = ({ name }) => [NEW_CONTENT, PREVIOUS_CONTENT, UNNEEDED_CONTENT].includes(name);
function explainHowToRestore(targetPath, path) {
    return (0,clean/* safe */.gB) `An earlier run was interrupted: the previous content of ${targetPath} is in ${(0,external_node_path_.join)(path, PREVIOUS_CONTENT)}. To restore that content, move it to ${targetPath}; if you do not need it, delete ${path}. Until then, this message is repeated`;
}

;// CONCATENATED MODULE: ./lib/disk/mount-or-repository.js






/**
 * Returns why the folder at `path` must not be replaced, worded to follow its name and a colon;
 * undefined if it may be. The search has no depth limit, because a repository or a mounted file
 * system at any depth would be lost.
 * @throws the reason of `signal` soon after it is aborted; any file-system error
 */
async function findMountOrRepository(path, signal) {
    const [mount] = listMounts(path);
    if (mount === path)
        return 'it is the mount point of a file system';
    if (mount !== undefined)
        return `a file system is mounted inside it, at “${(0,external_node_path_.relative)(path, mount)}”`;
    const pause = (0,event_loop/* makePause */.F1)(signal);
    // Names as bytes: one that is not valid UTF-8 cannot be opened as a string.
    const folders = [Buffer.from(path)];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        for (const entry of listEntries(folder, path)) {
            const full = (0,paths/* joinBytePaths */.vV)(folder, entry.name);
            if (isGitFolder(String(entry.name)))
                return `a Git repository inside it, at “${(0,external_node_path_.relative)(path, String(full))}”, would be deleted, too`;
            if (entry.isDirectory())
                folders.push(full);
        }
        await pause();
    }
    return undefined;
}
function listEntries(folder, top) {
    try {
        return (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true, encoding: 'buffer' });
    }
    catch (error) {
        // The folder was removed in the meantime.
        if ((0,disk_errors/* isDiskError */.Mi)(error) && error.code === 'ENOENT' && String(folder) !== top)
            return [];
        throw error;
    }
}
/** Where Linux lists its mount points. */
const MOUNT_TABLE = '/proc/self/mountinfo';
/**
 * Returns the mount points at and below `folder`. Bind mounts within the same file system are among
 * them, which device numbers do not show. Empty on systems without such a table.
 */
function listMounts(folder, table = readMountTable()) {
    return parseMountTable(table).filter((mount) => mount === folder || mount.startsWith(`${folder}${external_node_path_.sep}`));
}
/**
 * Returns the fifth field of each line, in which spaces, tabs, line ends, and backslashes are octal
 * (proc_pid_mountinfo(5)).
 */
function parseMountTable(table) {
    const mounts = table.split('\n').map((line) => line.split(' ')[4] ?? '');
    return mounts.map(decodeOctal);
}
function decodeOctal(text) {
    return text.replace(/\\([0-7]{3})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 8)));
}
function readMountTable() {
    return (0,disk_errors/* ignoreDiskError */.cZ)(() => (0,external_node_fs_.readFileSync)(MOUNT_TABLE, 'utf8'), '');
}

;// CONCATENATED MODULE: ./lib/inputs/publish-targets/overwrite-errors.js





const EXISTS_NOW_MESSAGE = 'it already exists; use another path or, inside the workspace or RUNNER_TEMP, set overwrite: true';
/**
 * Returns why the existing content of the targets cannot be replaced now, worded as `checkTargets`
 * words them. Folders are searched at every depth, which may take a while.
 * @throws the reason of `signal` soon after it is aborted
 */
async function findOverwriteErrors({ archive, site }, signal) {
    const errors = [];
    const targets = [
        { input: 'bundle-path', target: archive },
        { input: 'site-path', target: site },
    ];
    for (const { input, target } of targets) {
        if (target === undefined)
            continue;
        const why = await findWhyNotOverwritable(target, signal);
        if (why !== undefined)
            errors.push((0,clean/* safe */.gB) `${input} is “${target.path}”: ${why}`);
    }
    return errors;
}
async function findWhyNotOverwritable({ path, isArchiveFolder, overwrite }, signal) {
    if (isArchiveFolder)
        return undefined;
    try {
        const existing = (0,paths/* lstatIfExists */.sM)(path);
        if (existing === undefined)
            return undefined;
        const isFolder = existing.isDirectory();
        const isEmpty = isFolder && (0,external_node_fs_.readdirSync)(path).length === 0;
        if (!isEmpty && !overwrite)
            return EXISTS_NOW_MESSAGE;
        if (!isFolder)
            return undefined;
        const why = await findMountOrRepository(path, signal);
        return why && `${why}; use another path`;
    }
    catch (error) {
        return describeAccessError(error);
    }
}

;// CONCATENATED MODULE: ./lib/phases/prepare-targets.js






/**
 * Prepares the targets of archive and site. Leftovers of killed runs are reported or removed, and
 * existing content is checked before it is replaced. The folder for temporary files must be
 * writable, too.
 * @throws StepError (`bad-inputs`) if existing content must not be replaced; any error from
 * `runDiskWork`
 * @throws the reason of the step's signal
 */
async function prepareTargets(targets, { removals, signal, log, env }) {
    const { archive, site } = targets;
    const temp = (0,temp_folder/* getTempFolder */.d)(env);
    if (archive !== undefined || site !== undefined)
        runDiskWork(temp, () => (0,external_node_fs_.accessSync)(temp, external_node_fs_.constants.W_OK | external_node_fs_.constants.X_OK));
    for (const target of [site, archive]) {
        // The name of an archive in a folder is not known yet.
        if (target === undefined || target.isArchiveFolder)
            continue;
        runDiskWork(target.path, () => cleanUpInterruptedRuns(target.path, removals, log.info));
    }
    await removals.waitUntilSettled();
    signal.throwIfAborted();
    const errors = await findOverwriteErrors(targets, signal);
    if (errors.length > 0)
        throw new step_error/* StepError */.z('bad-inputs', { errors });
}

;// CONCATENATED MODULE: external "node:stream/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");
;// CONCATENATED MODULE: ./lib/archive/archive-extension.js


/** The endings of file names and the formats that they stand for, longer endings first. */
const EXTENSIONS = [
    [/\.(tar\.gz|tgz)$/i, ['tar.gz']],
    [/\.(tar\.zst|tzst)$/i, ['tar.zst']],
    [/\.gz$/i, ['tar.gz']],
    [/\.zst$/i, ['tar.zst']],
    [/\.tar$/i, ['tar']],
    [/\.zip$/i, ['zip']],
    [/\.(7z|rar|tar\.bz2|tar\.xz|tbz2|txz)$/i, []],
];
/** Returns whether a file name has the ending of an archive. */
function hasArchiveExtension(name) {
    return EXTENSIONS.some(([ending]) => ending.test(name));
}
/**
 * Returns `name`, with the ending of `format` added if it does not have an archive's ending: a name
 * that the storage chose must not replace a file of another kind.
 */
function addArchiveExtension(name, format) {
    if (hasArchiveExtension(name))
        return name;
    return `${name}.${format}`;
}
/** Returns a note if a file name has the ending of another archive format; undefined otherwise. */
function describeWrongExtension(path, format) {
    const name = basename(path);
    const formats = EXTENSIONS.find(([ending]) => ending.test(name))?.[1];
    if (!formats || formats.includes(format))
        return undefined;
    return safe `${name} is a ${format} archive, although its name says otherwise`;
}

;// CONCATENATED MODULE: ./lib/disk/publish.js









/**
 * Moves everything to its target path, or nothing: previous content is moved aside until all is in
 * place, and put back if something fails; the new content is then still where it was made. Previous
 * content that is no longer needed stays in the folders, for the caller to remove.
 * @throws StepError (`path-not-replaceable`, `path-in-use`, `permission-denied`, `disk-failed` …)
 * @throws the reason of `signal` if it is aborted before anything was changed
 */
async function publish(publications, { signal, info }) {
    for (const publication of publications)
        await runWithExplainedErrors(publication, () => publish_checkTarget(publication, signal));
    signal.throwIfAborted();
    const retry = (0,busy_files/* makeBusyRetry */.U)();
    const rename = async (from, to) => retry(() => (0,external_node_fs_.renameSync)(from, to));
    await swapAll(publications, { rename, info });
    for (const { folder, targetPath } of publications) {
        try {
            await retry(() => folder.markPreviousUnneeded());
        }
        catch (error) {
            info((0,clean/* safe */.gB) `The previous content of ${targetPath} is no longer needed, but is still in ${folder.previousPath} (${(0,error_message/* getErrorMessage */.u)(error)}). Delete ${folder.path}`);
        }
    }
}
async function runWithExplainedErrors({ targetPath }, work) {
    try {
        return await work();
    }
    catch (error) {
        throw explainDiskError(error, targetPath);
    }
}
/**
 * Checks a target again before the first swap, because this may take a while, and the swaps should
 * be quick.
 */
async function publish_checkTarget(publication, signal) {
    const { targetPath } = publication;
    const existing = (0,paths/* lstatIfExists */.sM)(targetPath);
    if (!existing)
        return;
    refuseIf(publish_findObstacle(existing, publication), targetPath);
    if (!existing.isDirectory())
        return;
    const why = await findMountOrRepository(targetPath, signal);
    if (why !== undefined)
        refuseIf({ why }, targetPath);
}
/** @throws StepError (`path-not-replaceable`) if there is an obstacle */
function refuseIf(obstacle, targetPath) {
    if (obstacle === undefined)
        return;
    const { why, advice = USE_ANOTHER_PATH } = obstacle;
    throw new step_error/* StepError */.z('path-not-replaceable', { what: targetPath, why, advice });
}
/** Makes all swaps. If one fails, the earlier ones are undone, the last one first. */
async function swapAll(publications, tools) {
    const undos = [];
    try {
        for (const publication of publications)
            undos.push(await runWithExplainedErrors(publication, () => swapContent(publication, tools)));
    }
    catch (error) {
        for (const undo of undos.toReversed())
            await undo();
        throw error;
    }
}
/**
 * Moves the previous content of the target path aside, and the new content to it. Returns a
 * function that undoes both.
 */
async function swapContent(publication, tools) {
    const { folder, targetPath } = publication;
    const { rename } = tools;
    const parent = (0,external_node_path_.dirname)(targetPath);
    // The links in this path were resolved when it was checked.
    if ((0,external_node_fs_.realpathSync)(parent) !== parent)
        refuseIf({ why: 'one of its parent folders became a symbolic link' }, targetPath);
    const existing = (0,paths/* lstatIfExists */.sM)(targetPath);
    if (existing)
        refuseIf(publish_findObstacle(existing, publication), targetPath);
    if (existing)
        await rename(targetPath, folder.previousPath);
    try {
        await rename(folder.newPath, targetPath);
    }
    catch (error) {
        if (existing)
            await restorePrevious(publication, tools);
        throw error;
    }
    return () => undoSwap(publication, existing !== undefined, tools);
}
/** Moves the new content back, and restores the previous content, or reports that it failed. */
async function undoSwap(publication, hasOld, tools) {
    const { folder, targetPath } = publication;
    try {
        await tools.rename(targetPath, folder.newPath);
    }
    catch (error) {
        let problem = (0,clean/* safe */.gB) `The new content of ${targetPath} could not be removed: ${(0,error_message/* getErrorMessage */.u)(error)}`;
        if (hasOld)
            problem = describeNotRestored(publication, error);
        tools.info(problem);
        return;
    }
    if (hasOld)
        await restorePrevious(publication, tools);
}
/** Moves the previous content back to the target path, or reports that it failed. */
async function restorePrevious(publication, { rename, info }) {
    try {
        await rename(publication.folder.previousPath, publication.targetPath);
    }
    catch (error) {
        info(describeNotRestored(publication, error));
    }
}
function describeNotRestored({ folder, targetPath }, error) {
    return (0,clean/* safe */.gB) `The previous content of ${targetPath} could not be restored (${(0,error_message/* getErrorMessage */.u)(error)}) and is now in ${folder.previousPath}`;
}
const APPEARED = {
    why: 'it has content now, but had none when this step began',
    advice: 'check which step or job writes there, or set `overwrite: true`',
};
/**
 * Returns why what exists there cannot be replaced. Most of this was checked before the job was
 * started; since then, the disk may have changed, or the archive's name may have become known.
 */
function publish_findObstacle(existing, { folder, targetPath, overwrite }) {
    const isFolder = (0,external_node_fs_.lstatSync)(folder.newPath).isDirectory();
    if (isFolder && !existing.isDirectory())
        return { why: 'it exists and is not a folder' };
    if (!isFolder && !existing.isFile())
        return { why: 'it exists and is not a file' };
    const isEmptyFolder = isFolder && (0,external_node_fs_.readdirSync)(targetPath).length === 0;
    if (isEmptyFolder || overwrite)
        return undefined;
    if (isFolder)
        return APPEARED;
    return { why: 'it already exists', advice: 'use another path or set `overwrite: true`' };
}

;// CONCATENATED MODULE: ./lib/unpack/top-folder.js

/**
 * Returns the folder of an archive that is the site: its single top folder, with a slash, if that
 * holds an `index.html`; empty otherwise. Files that desktops create next to it do not count.
 */
function findTopFolder(paths) {
    const first = paths.find((path) => !DESKTOP_FILE.test(path)) ?? '';
    const folder = first.slice(0, first.indexOf('/') + 1);
    const isSingle = paths.every((path) => path.startsWith(folder) || DESKTOP_FILE.test(path));
    const hasHomePage = paths.includes(`${folder}index.html`);
    if (!isSingle || !hasHomePage)
        return '';
    return folder;
}

;// CONCATENATED MODULE: ./lib/unpack/site-digest.js


/** The size of a SHA-256, in bytes. */
const DIGEST_SIZE = 32;
/**
 * The SHA-256 of each file by its path, as `toByteString` returns it. Digests are kept as bytes:
 * strings would make up half of the memory in use.
 */
class FileDigests {
    #offsets = new Map();
    #bytes = Buffer.alloc(DIGEST_SIZE);
    /** Adds the SHA-256 (hexadecimal) of another path. */
    add(path, sha256) {
        const offset = this.#offsets.size * DIGEST_SIZE;
        if (offset === this.#bytes.length)
            this.#bytes = Buffer.concat([this.#bytes], 2 * offset);
        this.#bytes.write(sha256, offset, 'hex');
        this.#offsets.set(path, offset);
    }
    /** In the order in which they were added. */
    get paths() {
        return [...this.#offsets.keys()];
    }
    /** Returns the SHA-256 (hexadecimal) of a path; undefined if there is none. */
    get(path) {
        const offset = this.#offsets.get(path);
        if (offset === undefined)
            return undefined;
        return this.#bytes.toString('hex', offset, offset + DIGEST_SIZE);
    }
}
/**
 * Returns the top folder, the number of files, and the digest of a site, whose paths in `sums` have
 * `/`. `top` is the result of `findTopFolder` without the slash, and `files` counts the files in
 * it. `digest` is the SHA-256 (hexadecimal) of what `sha256sum` prints for them: a line
 * `<sha256>  <path>` each. The paths are relative to `top`, in the order of their bytes.
 */
function computeSiteDigest(sums) {
    const sortedPaths = sums.paths.sort();
    const prefix = findTopFolder(sortedPaths);
    const paths = sortedPaths.filter((path) => path.startsWith(prefix));
    const digest = (0,external_node_crypto_.createHash)('sha256');
    for (const path of paths)
        digest.update(`${sums.get(path)}  ${path.slice(prefix.length)}\n`, 'latin1');
    const top = Buffer.from(prefix.slice(0, -1), 'latin1').toString();
    return { top, files: paths.length, digest: digest.digest('hex') };
}
/** Returns the UTF-8 bytes of a path as one character each, so that strings sort as bytes do. */
function toByteString(path) {
    if (/^[\x00-\x7f]*$/.test(path))
        return path;
    return Buffer.from(path).toString('latin1');
}

;// CONCATENATED MODULE: ./lib/unpack/site-writer.js








/** The SHA-256 of an empty file, hexadecimal. */
const EMPTY_DIGEST = (0,external_node_crypto_.hash)('sha256', '');
/**
 * Writes the admitted entries into a staging folder. It works in this thread: another one would
 * save a tenth of the time at most, and cost more memory.
 */
class SiteWriter {
    #root;
    #policy;
    /** The SHA-256 (hexadecimal) of each file by its path, as `toByteString` returns it. */
    digests = new FileDigests();
    #folders = new Set(['']);
    /** Whether the umask removes bits from the modes. */
    #needsChmod;
    #file;
    /** The SHA-256 of a file that arrived in one chunk. */
    #digest = EMPTY_DIGEST;
    /** The hash of a file that arrives in several chunks. */
    #hash;
    /**
     * `root` is an empty folder that was just made, with the mode that the umask leaves.
     * @throws any file-system error
     */
    constructor(root, policy) {
        this.#root = root;
        this.#policy = policy;
        this.#needsChmod = ((0,external_node_fs_.statSync)(root).mode & FOLDER_MODE) !== FOLDER_MODE;
        (0,external_node_fs_.chmodSync)(root, FOLDER_MODE);
    }
    /** @throws StepError (`disk-full`) */
    expectSize(bytes) {
        ensureFreeSpace(this.#root, bytes, 'the unpacked site');
    }
    /** @throws StepError (`entry-…`, `archive-too-large`); any file-system error */
    begin(header) {
        const path = this.#policy.admit(header);
        if (header.kind === 'folder') {
            this.#makeFolder(path);
            return;
        }
        this.#makeFolder(findParent(path));
        try {
            const fd = (0,external_node_fs_.openSync)(`${this.#root}/${path}`, 'wx', FILE_MODE);
            this.#file = { path, size: header.size, fd };
            if (this.#needsChmod)
                (0,external_node_fs_.fchmodSync)(fd, FILE_MODE);
        }
        catch (error) {
            throw convertNameError(error, this.#root, path);
        }
        this.#digest = EMPTY_DIGEST;
        this.#hash = undefined;
    }
    /** @throws any file-system error */
    append(chunk) {
        const { fd, size } = this.#getOpenFile();
        for (let offset = 0; offset < chunk.length;)
            offset += (0,external_node_fs_.writeSync)(fd, chunk, offset);
        if (chunk.length === size) {
            // Most files are small, and this is the faster way.
            this.#digest = (0,external_node_crypto_.hash)('sha256', chunk);
        }
        else {
            this.#hash ??= (0,external_node_crypto_.createHash)('sha256');
            this.#hash.update(chunk);
        }
    }
    /** @throws any file-system error */
    end() {
        const { path, fd } = this.#getOpenFile();
        let sum = this.#digest;
        if (this.#hash !== undefined)
            sum = this.#hash.digest('hex');
        this.digests.add(toByteString(path), sum);
        this.#file = undefined;
        (0,external_node_fs_.closeSync)(fd);
    }
    /**
     * Closes an unfinished file, if there is one. After a failed write, closing often fails, too,
     * with a less specific error.
     */
    close() {
        try {
            if (this.#file)
                (0,external_node_fs_.closeSync)(this.#file.fd);
        }
        catch { }
        this.#file = undefined;
    }
    #getOpenFile() {
        if (this.#file === undefined)
            throw new Error('no file is open');
        return this.#file;
    }
    #makeFolder(path) {
        if (this.#folders.has(path))
            return;
        this.#makeFolder(findParent(path));
        try {
            const full = `${this.#root}/${path}`;
            (0,external_node_fs_.mkdirSync)(full, FOLDER_MODE);
            if (this.#needsChmod)
                (0,external_node_fs_.chmodSync)(full, FOLDER_MODE);
        }
        catch (error) {
            throw convertNameError(error, this.#root, path);
        }
        this.#folders.add(path);
    }
}
/**
 * The error codes for two admitted names that are one file to the file system, and for names that
 * it cannot store (errno(3)).
 */
const NAME_ERROR_CODES = [
    ['another entry has the same name there', (0,words/* splitWords */.yM)('EEXIST EISDIR ENOTDIR')],
    ['its path is too long', (0,words/* splitWords */.yM)('ENAMETOOLONG')],
    ['its name is not allowed there', (0,words/* splitWords */.yM)('EINVAL EILSEQ ENOENT')],
];
function convertNameError(error, root, entry) {
    if (!(0,disk_errors/* isDiskError */.Mi)(error) || error.syscall === 'write')
        return error;
    // If the folder was removed in the meantime, the entry's name is not the cause.
    if (!(0,external_node_fs_.existsSync)(`${root}/${findParent(entry)}`))
        return error;
    const { code = '' } = error;
    const [why] = NAME_ERROR_CODES.find(([, codes]) => codes.has(code)) ?? [];
    if (why === undefined)
        return error;
    return makeUnsupportedEntryError(entry, why, error);
}

;// CONCATENATED MODULE: ./lib/unpack/unpack-site.js









/**
 * Unpacks the archive into a staging folder next to `targetPath`, completely or not at all, with
 * plain modes and current times. Returns the result of `computeSiteDigest`, and the staging folder,
 * whose `newPath` is the site. The caller renames or removes it.
 * @throws StepError if the file is not an archive, is damaged, or contains a refused entry, and for
 * disk errors
 * @throws the reason of `signal` soon after it is aborted
 */
async function unpackSite(options) {
    const { archivePath, targetPath, limits, removals, signal } = options;
    let folder;
    try {
        folder = makeStagingFolder(targetPath, removals);
        (0,external_node_fs_.mkdirSync)(folder.newPath);
        return { folder, ...(await unpackInto(folder.newPath, archivePath, limits, signal)) };
    }
    catch (error) {
        folder?.remove();
        signal.throwIfAborted();
        throw explainDiskError(error, targetPath);
    }
}
async function unpackInto(folder, path, limits, signal) {
    const policy = new EntryPolicy(limits, probeFileSystem(folder));
    const writer = new SiteWriter(folder, policy);
    try {
        await readArchive(path, limits, signal, writer);
    }
    finally {
        writer.close();
    }
    const site = computeSiteDigest(writer.digests);
    if (site.files === 0)
        throw new step_error/* StepError */.z('archive-empty', { why: 'it contains no files' });
    return site;
}

;// CONCATENATED MODULE: ./lib/unpack/unpack-and-publish.js















/**
 * Publishes the archive and the unpacked site at their targets, both or neither. Even without a
 * target for the site, the archive is read to its end, to verify that it can be unpacked. Returns
 * the path of the archive, and the site: the folder that contains its `index.html`, and the result
 * of `computeSiteDigest`. Each is undefined if it had no target.
 * @throws StepError if the archive cannot be unpacked or the disk cannot store it
 * @throws the reason of `signal` soon after it is aborted
 */
async function unpackAndPublish(options) {
    const { archivePath, limits, removals, signal, info } = options;
    const { archive: archiveTarget, site: siteTarget } = options.targets;
    const folders = [];
    const publications = [];
    try {
        let site;
        if (siteTarget === undefined)
            await verifyArchive(archivePath, limits, signal);
        else {
            const { path: targetPath, overwrite } = siteTarget;
            const unpacked = await unpackSite({ archivePath, targetPath, limits, removals, signal });
            site = { ...unpacked, path: (0,external_node_path_.join)(targetPath, unpacked.top) };
            folders.push(site.folder);
            publications.push({ folder: site.folder, targetPath, overwrite });
        }
        let publishedPath;
        if (archiveTarget !== undefined) {
            publishedPath = chooseArchivePath(archiveTarget, options);
            const folder = makeStagingFolder(publishedPath, removals);
            folders.push(folder);
            await moveOrCopy(archivePath, folder, signal);
            const { overwrite } = archiveTarget;
            publications.push({ folder, targetPath: publishedPath, overwrite });
        }
        await publish(publications, { signal, info });
        return { archivePath: publishedPath, site };
    }
    catch (error) {
        signal.throwIfAborted();
        throw explainDiskError(error, archiveTarget?.path ?? 'the archive');
    }
    finally {
        for (const folder of folders)
            folder.remove();
    }
}
/** Returns the path of the archive. In a folder, it keeps its own name. */
function chooseArchivePath({ path, isArchiveFolder }, { archivePath, name, removals, info }) {
    if (!isArchiveFolder)
        return path;
    const publishedPath = (0,external_node_path_.join)(path, addArchiveExtension(name, identifyArchive(archivePath)));
    // The name was unknown before the download.
    cleanUpInterruptedRuns(publishedPath, removals, info);
    return publishedPath;
}
/** Moves the file into the folder, or copies it if that is on another file system. */
async function moveOrCopy(file, { path, newPath }, signal) {
    const retry = (0,busy_files/* makeBusyRetry */.U)();
    try {
        await retry(() => (0,external_node_fs_.renameSync)(file, newPath));
    }
    catch (error) {
        if (!(0,disk_errors/* isDiskError */.Mi)(error) || error.code !== 'EXDEV')
            throw error;
        ensureFreeSpace(path, (0,external_node_fs_.statSync)(file).size, 'the archive');
        await (0,promises_namespaceObject.pipeline)((0,external_node_fs_.createReadStream)(file), (0,external_node_fs_.createWriteStream)(newPath, { flags: 'wx' }), { signal });
    }
    (0,external_node_fs_.chmodSync)(newPath, FILE_MODE);
}

;// CONCATENATED MODULE: ./lib/published/unpack-published.js







/**
 * Unpacks the site as an export does, and keeps the archive for later steps, in a folder of its
 * own.
 * @param siteTarget the site's target; next to the archive if undefined
 * @throws StepError if it cannot be unpacked: nothing is left then
 */
async function unpackPublished({ path, name }, siteTarget, step) {
    const { env, removals, signal, log } = step;
    const temp = (0,temp_folder/* getTempFolder */.d)(env);
    const folder = runDiskWork(temp, () => (0,external_node_fs_.realpathSync)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(temp, 'docs-export-published-'))));
    const clearedBy = (0,temp_folder/* getTempFolderClearer */.l)(env);
    const archive = { path: folder, isArchiveFolder: true, overwrite: false };
    const site = siteTarget ?? {
        path: (0,external_node_path_.join)(folder, 'site'),
        isArchiveFolder: false,
        overwrite: false,
    };
    const targets = { archive, site };
    try {
        await prepareTargets(targets, step);
        const options = {
            archivePath: path,
            name,
            targets,
            limits: PUBLISHED_LIMITS,
            removals,
            signal,
            info: log.info,
        };
        const published = await unpackAndPublish(options);
        await removals.waitUntilSettled();
        if (published.site === undefined || published.archivePath === undefined)
            throw new Error('nothing was published');
        const { path: sitePath, digest, files: fileCount } = published.site;
        return { archivePath: published.archivePath, sitePath, digest, fileCount };
    }
    catch (error) {
        removals.start(folder, { clearedBy });
        await removals.waitUntilSettled();
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/published/run-published.js













/** How long a request or transfer may go without receiving data, in ms. */
const REQUEST_TIMEOUT_MS = 30_000;
/**
 * Gets the latest published site, or the one that the inputs specify, and returns the outcome.
 * @throws StepError for every expected failure; any other error is a bug of this action
 */
async function run(step) {
    const { env, log, clock } = step;
    prepareStep(step, [(0,input_table_reader/* readRawText */.YM)(env, 'github-token')]);
    const { inputs, warnings } = readPublishedInputs(env);
    for (const warning of warnings)
        log.warning((0,clean/* safe */.gB) `Inputs: published site`, warning);
    const { site, from, repository, token, target } = inputs;
    // Loaded only after the inputs are validated.
    const { openGitHub } = await Promise.all(/* import() */[__nccwpck_require__.e(779), __nccwpck_require__.e(413), __nccwpck_require__.e(391)]).then(__nccwpck_require__.bind(__nccwpck_require__, 391));
    const deadlineMs = clock.now() + retry_policy/* RETRY_POLICY */.yE.github.publishedTimeLimitMs;
    const access = {
        ...step,
        repository,
        token,
        requestTimeoutMs: REQUEST_TIMEOUT_MS,
        deadlineMs,
        info: log.info,
    };
    const github = openGitHub(access, makePublishedFailureExplainer(from));
    const found = await findPublished(github, site, from, log.info);
    if (found.kind === 'missing')
        return endWithoutSite(found, inputs, step);
    return useWorkFolder(step, async (workFolder) => {
        const download = await fetchPublished(github, found, {
            ...access,
            folder: workFolder,
            mask: log.maskInJob,
        });
        const archive = await findSiteArchive(download, found, workFolder, step);
        const unpacked = await unpackPublished(archive, target, step);
        reportUnpacked(unpacked, found, step);
        return 'succeeded';
    });
}
/** Sets the outputs, and logs where the site is. */
function reportUnpacked({ sitePath, archivePath, digest, fileCount }, { runId, publishedAt, expiresAt }, { log, outputs }) {
    outputs.set('found', 'true');
    outputs.set('sitePath', sitePath);
    outputs.set('archive', archivePath);
    outputs.set('siteDigest', digest);
    outputs.set('runId', runId);
    outputs.set('publishedAt', publishedAt);
    outputs.set('expiresAt', expiresAt);
    log.info((0,clean/* safe */.gB) `The site is at ${sitePath}: ${(0,common_units/* formatCount */.B4)(fileCount, 'file')}, digest ${digest}`);
    log.info((0,clean/* safe */.gB) `The archive is at ${archivePath}`);
}
/** @throws StepError (`published-missing`) unless the site may be missing */
function endWithoutSite({ why, advice }, { mayBeMissing, from }, { log, outputs }) {
    outputs.set('found', 'false');
    if (!mayBeMissing) {
        const mayBeFirst = from.kind === 'newest';
        throw new step_error/* StepError */.z('published-missing', { why, advice, mayBeFirst });
    }
    log.info((0,clean/* safe */.gB) `Nothing to get: ${why} (if-missing: ignore)`);
    return 'succeeded';
}


/***/ }),

/***/ 2395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ runAsProcess)
/* harmony export */ });
/* harmony import */ var _errors_step_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3234);

/**
 * How long a canceled step may take to clean up, in ms. The runner sends SIGINT, 7.5 seconds later
 * SIGTERM, and kills 2.5 seconds after that:
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-cancellation
 */
const GRACE_MS = 4_000;
/** Runs an action as this process, and exits with 0 only if all of it is done. */
async function runAsProcess({ cancellation, run, finish, makeCanceledError, }) {
    // Red until everything is done: neither a crash nor a promise that never settles may look green.
    process.exitCode = 1;
    // The toolkit's tunnel to a proxy makes Node print a deprecation warning that no workflow author
    // can fix.
    process.noDeprecation = true;
    let hasEnded = false;
    function endOnce(ending) {
        if (hasEnded)
            return;
        hasEnded = true;
        const exitCode = finish(ending) ? 0 : 1;
        // Nothing that is still open (a socket, a timer) may delay the runner, but everything written
        // must be flushed.
        process.stdout.write('', () => process.exit(exitCode));
    }
    function cancel() {
        if (cancellation.signal.aborted)
            return;
        const error = makeCanceledError();
        cancellation.abort(error);
        setTimeout(() => endOnce(error), GRACE_MS).unref();
    }
    process.on('SIGINT', cancel);
    process.on('SIGTERM', cancel);
    // What the runner sends on Windows when the first signal was not enough.
    process.on('SIGBREAK', cancel);
    process.once('uncaughtException', (error) => endOnce((0,_errors_step_error_js__WEBPACK_IMPORTED_MODULE_0__/* .asStepError */ .X)(error)));
    process.once('beforeExit', () => endOnce(new _errors_step_error_js__WEBPACK_IMPORTED_MODULE_0__/* .StepError */ .z('unexpected', {
        what: 'nothing was left to run, but the step was not finished',
    })));
    try {
        endOnce(await run());
    }
    catch (error) {
        endOnce((0,_errors_step_error_js__WEBPACK_IMPORTED_MODULE_0__/* .asStepError */ .X)(error));
    }
}


/***/ }),

/***/ 4874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DL: () => (/* binding */ hideSecret),
/* harmony export */   GS: () => (/* binding */ fill),
/* harmony export */   gB: () => (/* binding */ safe),
/* harmony export */   uH: () => (/* binding */ clean)
/* harmony export */ });
/**
 * The only place where text from the network is made safe to show.
 *
 * The runner reads commands from a step's output: `::name::` after any whitespace at the start of
 * a line, and the older `##[name]` anywhere in a line. A lone carriage return also starts a line.
 * Such a command can set outputs, add masks, or switch masking off (`stop-commands`).
 */
/** How much of one untrusted value is shown, in UTF-16 units. */
const MAX_SHOWN_UNITS = 300;
/**
 * How many units are read for each that may be shown: whitespace, secrets, and queries become
 * shorter.
 */
const UNITS_READ_PER_SHOWN = 16;
/**
 * The beginning of a line that the runner would read as a command: `^` matches after every kind of
 * line end.
 */
const COMMAND = /^(\s*):(?=:)/gmu;
/**
 * The period of a message after a quoted sentence that ends with its own punctuation. A period
 * within a word is part of a name, such as `“Why.”.html`.
 */
const DOUBLED_PERIOD = /(?<=[.!?]”)\.(?=\s|$)/g;
/**
 * The class is not exported, and its protected property keeps other objects with a `text` from
 * being accepted. Commands are defused in the assembled text: an untrusted value may come first,
 * and two values may form a command together.
 */
class CleanText {
    text;
    constructor(text) {
        this.text = text.replace(COMMAND, '$1: ').replaceAll('##[', '## [').replace(DOUBLED_PERIOD, '');
    }
    toString() {
        return this.text;
    }
}
/**
 * The first secrets are the keys, which are kept. Of later ones, such as new links in each
 * response, only the newest are kept.
 */
const PERMANENT_SECRETS = 100;
const MAX_SECRETS = 1_000;
const secrets = [];
/**
 * Shows `secret` as `***` from now on. The runner also masks secrets, but misses those that are cut
 * or encoded as HTML. A service that keeps sending new secrets must not make each line more
 * expensive than the last.
 */
function hideSecret(secret) {
    if (secrets.includes(secret))
        return;
    secrets.push(secret);
    if (secrets.length > MAX_SECRETS)
        secrets.splice(PERMANENT_SECRETS, 1);
}
/**
 * Returns `value` as one line of at most `cap` UTF-16 units. It has no secrets, URL queries, `##[`,
 * or control, formatting, or surrogate characters. It may still begin with a command (`::name::`):
 * only `SafeText` may be printed. The order keeps this safe and fast: secrets are masked first,
 * because a cut could leave half of one. Then the text is cut, and patterns are applied to the
 * rest.
 */
function clean(value, cap = MAX_SHOWN_UNITS) {
    const line = removeQueries(removeSecrets(String(value ?? ''), cap * UNITS_READ_PER_SHOWN))
        .replace(/\s+/gu, ' ')
        .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Cs}]/gu, '\uFFFD')
        .replaceAll('##[', '## [')
        .trim();
    if (line.length <= cap)
        return line;
    return `${line.slice(0, cap - 1).replace(/[\uD800-\uDBFF]$/u, '')}…`;
}
/**
 * Returns the beginning of `text`, at most `length` UTF-16 units, without secrets or the first part
 * of one.
 */
function removeSecrets(text, length) {
    const longestFirst = [...secrets].sort((a, b) => b.length - a.length);
    const longest = longestFirst[0]?.length ?? 0;
    // Every secret is searched for in this string, so it must be short, however long `text` is.
    const beginning = text.slice(0, length + 4 * longest);
    const masked = longestFirst.reduce((shown, secret) => shown.replaceAll(secret, '***'), beginning);
    const isWhole = beginning.length === text.length;
    if (isWhole)
        return masked.slice(0, length);
    return masked.slice(0, Math.min(length, Math.max(0, masked.length - longest)));
}
/**
 * A URL and its query. A question mark that nothing follows ends a question: “is it
 * https://api.example.com?”
 */
const URL_AND_QUERY = /(\bhttps?:\\?\/\\?\/[^\s"'<>?]*)(\?[^\s"'<>]+)?/gi;
/** Returns `text` without the query of any URL in it: queries may contain signatures and tokens. */
function removeQueries(text) {
    return text.replace(URL_AND_QUERY, (_, url, query) => {
        if (query === undefined)
            return url;
        return `${url}?…`;
    });
}
/**
 * A template tag for text that may be printed. Literal words are trusted; every value goes through
 * `clean` unless it is `SafeText`.
 */
function safe(words, ...values) {
    const shown = values.map((value) => (value instanceof CleanText ? value.text : clean(value)));
    return new CleanText(words.reduce((text, word, i) => `${text}${shown[i - 1]}${word}`));
}
/**
 * Fills the `{name}` placeholders of a message template. A part in square brackets is left out when
 * any value in it is missing, empty, or false. `true` is not shown: its placeholder only decides
 * whether to show the part. Every value goes through `clean`.
 */
function fill(template, values) {
    const optional = /\[([^[\]]*)\]/g;
    const placeholder = /\{(\w+)\}/g;
    const shown = (name) => formatValue(values[name]);
    const isSet = (name) => values[name] === true || shown(name) !== '';
    const applicable = template.replace(optional, (_, part) => [...part.matchAll(placeholder)].every(([, name = '']) => isSet(name)) ? part : '');
    return new CleanText(applicable.replace(placeholder, (_, name) => shown(name)));
}
function formatValue(value) {
    if (typeof value === 'boolean')
        return '';
    if (value instanceof CleanText)
        return value.text;
    // Many places show only the first line.
    if (typeof value === 'object' && value.length === 1)
        return ` ${formatValue(value[0])}`;
    if (typeof value === 'object')
        return value.map((item) => `\n- ${formatValue(item)}`).join('');
    return clean(value);
}


/***/ }),

/***/ 6285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ WordedError)
/* harmony export */ });
/** An error whose message is part of a sentence for users. */
class WordedError extends Error {
    why;
    constructor(why) {
        super(why.text);
        this.why = why;
    }
}


/***/ }),

/***/ 9783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ getProxyUrl)
/* harmony export */ });
/* unused harmony export checkBypass */
function getProxyUrl(reqUrl) {
    const usingSsl = reqUrl.protocol === 'https:';
    if (checkBypass(reqUrl)) {
        return undefined;
    }
    const proxyVar = (() => {
        if (usingSsl) {
            return process.env['https_proxy'] || process.env['HTTPS_PROXY'];
        }
        else {
            return process.env['http_proxy'] || process.env['HTTP_PROXY'];
        }
    })();
    if (proxyVar) {
        try {
            return new DecodedURL(proxyVar);
        }
        catch (_a) {
            if (!proxyVar.startsWith('http://') && !proxyVar.startsWith('https://'))
                return new DecodedURL(`http://${proxyVar}`);
        }
    }
    else {
        return undefined;
    }
}
function checkBypass(reqUrl) {
    if (!reqUrl.hostname) {
        return false;
    }
    const reqHost = reqUrl.hostname;
    if (isLoopbackAddress(reqHost)) {
        return true;
    }
    const noProxy = process.env['no_proxy'] || process.env['NO_PROXY'] || '';
    if (!noProxy) {
        return false;
    }
    // Determine the request port
    let reqPort;
    if (reqUrl.port) {
        reqPort = Number(reqUrl.port);
    }
    else if (reqUrl.protocol === 'http:') {
        reqPort = 80;
    }
    else if (reqUrl.protocol === 'https:') {
        reqPort = 443;
    }
    // Format the request hostname and hostname with port
    const upperReqHosts = [reqUrl.hostname.toUpperCase()];
    if (typeof reqPort === 'number') {
        upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
    }
    // Compare request host against noproxy
    for (const upperNoProxyItem of noProxy
        .split(',')
        .map(x => x.trim().toUpperCase())
        .filter(x => x)) {
        if (upperNoProxyItem === '*' ||
            upperReqHosts.some(x => x === upperNoProxyItem ||
                x.endsWith(`.${upperNoProxyItem}`) ||
                (upperNoProxyItem.startsWith('.') &&
                    x.endsWith(`${upperNoProxyItem}`)))) {
            return true;
        }
    }
    return false;
}
function isLoopbackAddress(host) {
    const hostLower = host.toLowerCase();
    return (hostLower === 'localhost' ||
        hostLower.startsWith('127.') ||
        hostLower.startsWith('[::1]') ||
        hostLower.startsWith('[0:0:0:0:0:0:0:1]'));
}
class DecodedURL extends URL {
    constructor(url, base) {
        super(url, base);
        this._decodedUsername = decodeURIComponent(super.username);
        this._decodedPassword = decodeURIComponent(super.password);
    }
    get username() {
        return this._decodedUsername;
    }
    get password() {
        return this._decodedPassword;
    }
}
//# sourceMappingURL=proxy.js.map

/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(5446);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 

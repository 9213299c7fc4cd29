import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:worker_threads"
const external_node_worker_threads_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;// CONCATENATED MODULE: ./lib/web/byte-strings.js
/**
 * Inside the check, names and addresses are strings of bytes: one character for each byte of their UTF-8 form.
 * Servers compare bytes, file systems hold bytes, percent-encoding encodes bytes; and a page of bytes is half
 * the size of one in UTF-16, and faster to walk through.
 */
const BEYOND_ASCII = /[\x80-\xff]/;
/** Returns ordinary text as a string of bytes. */
function byte_strings_toBytes(text) {
    return Buffer.from(text, 'utf8').toString('latin1');
}
/** Returns a string of bytes as ordinary text; bytes that are no UTF-8 become U+FFFD. */
function byte_strings_toText(bytes) {
    return BEYOND_ASCII.test(bytes) ? Buffer.from(bytes, 'latin1').toString('utf8') : bytes;
}
/** Returns `bytes` with all that is not UTF-8 replaced as a browser replaces it (U+FFFD). */
function replaceInvalidUtf8(bytes) {
    return BEYOND_ASCII.test(bytes) ? byte_strings_toBytes(byte_strings_toText(bytes)) : bytes;
}
/**
 * Returns the same string in memory of its own. A slice keeps the string it was cut from alive: one address that
 * is remembered would keep its whole page.
 */
function detach(bytes) {
    return bytes === '' ? '' : Buffer.from(bytes, 'latin1').toString('latin1');
}
/**
 * Returns a string of bytes without white space at its ends, that of HTML. `trim()` would also remove the last byte of `à` and of
 * every other character that ends with that of a no-break space in Latin-1.
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
/** https://infra.spec.whatwg.org/#ascii-whitespace */
function isSpace(byte) {
    return byte === 0x20 || byte === 0x0a || byte === 0x09 || byte === 0x0d || byte === 0x0c;
}
/** Returns a percent-encoded path or fragment decoded; undefined if a `%` is not followed by two hex digits. */
function percentDecode(encoded) {
    if (!encoded.includes('%'))
        return encoded;
    if (/%(?![0-9a-f]{2})/i.test(encoded))
        return undefined;
    return encoded.replace(/%(..)/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
/** Returns a name as it is written in an address: everything but letters, digits and `-._~/` percent-encoded. */
function percentEncode(bytes) {
    return bytes.replace(/[^\w\-.~/]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}
/** Does an address have a scheme with which it asks no web server for anything: `data:`, `mailto:`? */
function hasOtherScheme(address) {
    return /^[\0-\x20]*(?!https?:|wss?:)[a-z][a-z\d+.-]*:/i.test(address);
}
/** Returns the folder of a name, with its final `/`; empty for the root. */
function folderOf(name) {
    return name.slice(0, name.lastIndexOf('/') + 1);
}

;// CONCATENATED MODULE: ./node_modules/@csstools/css-tokenizer/dist/index.mjs
class ParseError extends Error{sourceStart;sourceEnd;parserState;constructor(e,n,t,o){super(e),this.name="ParseError",this.sourceStart=n,this.sourceEnd=t,this.parserState=o}}class ParseErrorWithToken extends ParseError{token;constructor(e,n,t,o,r){super(e,n,t,o),this.token=r}}const e={UnexpectedNewLineInString:"Unexpected newline while consuming a string token.",UnexpectedEOFInString:"Unexpected EOF while consuming a string token.",UnexpectedEOFInComment:"Unexpected EOF while consuming a comment.",UnexpectedEOFInURL:"Unexpected EOF while consuming a url token.",UnexpectedEOFInEscapedCodePoint:"Unexpected EOF while consuming an escaped code point.",UnexpectedCharacterInURL:"Unexpected character while consuming a url token.",InvalidEscapeSequenceInURL:"Invalid escape sequence while consuming a url token.",InvalidEscapeSequenceAfterBackslash:'Invalid escape sequence after "\\"'},n="undefined"!=typeof globalThis&&"structuredClone"in globalThis;function cloneTokens(e){return n?structuredClone(e):JSON.parse(JSON.stringify(e))}function stringify(...e){if(!e||!e.length)return"";let n;n=Array.isArray(e)&&Array.isArray(e[0])&&Array.isArray(e[0][0])?e[0]:e;let t="";for(let e=0;e<n.length;e++)t+=n[e][1];return t}const t=13,o=45,r=10,i=43,c=65533,s=92;var u,a,d;function mirrorVariantType(e){switch(e){case u.OpenParen:return u.CloseParen;case u.CloseParen:return u.OpenParen;case u.OpenCurly:return u.CloseCurly;case u.CloseCurly:return u.OpenCurly;case u.OpenSquare:return u.CloseSquare;case u.CloseSquare:return u.OpenSquare;default:return null}}function mirrorVariant(e){switch(e[0]){case u.OpenParen:return[u.CloseParen,")",-1,-1,void 0];case u.CloseParen:return[u.OpenParen,"(",-1,-1,void 0];case u.OpenCurly:return[u.CloseCurly,"}",-1,-1,void 0];case u.CloseCurly:return[u.OpenCurly,"{",-1,-1,void 0];case u.OpenSquare:return[u.CloseSquare,"]",-1,-1,void 0];case u.CloseSquare:return[u.OpenSquare,"[",-1,-1,void 0];default:return null}}function isHexDigitCodePoint(e){return e>=48&&e<=57||e>=97&&e<=102||e>=65&&e<=70}function isIdentStartCodePoint(e){return e>=97&&e<=122||e>=65&&e<=90||95===e||isNonASCII_IdentCodePoint(e)}function isIdentCodePoint(e){return e>=97&&e<=122||e>=65&&e<=90||e>=48&&e<=57||e===o||95===e||isNonASCII_IdentCodePoint(e)}function isNonASCII_IdentCodePoint(e){return e<183?0===e:183===e||8204===e||8205===e||8255===e||8256===e||8204===e||(192<=e&&e<=214||216<=e&&e<=246||248<=e&&e<=893||895<=e&&e<=8191||8304<=e&&e<=8591||11264<=e&&e<=12271||12289<=e&&e<=55295||63744<=e&&e<=64975||65008<=e&&e<=65533||(0===e||(e>=55296&&e<=57343||e>=65536)))}function isNonPrintableCodePoint(e){return 11===e||127===e||0<=e&&e<=8||14<=e&&e<=31}function isNewLine(e){return e===r||e===t||12===e}function isWhitespace(e){return 32===e||e===r||9===e||e===t||12===e}function isSurrogate(e){return e>=55296&&e<=57343}function tokenize(e,n){const t=tokenizer(e,n),o=[];for(;!t.endOfFile();)o.push(t.nextToken());return o.push(t.nextToken()),o}function tokenizer(n,l){const C=n.css.valueOf(),f=n.unicodeRangesAllowed??!1;let m=0,h=0,k=-1,P=!1;const p=l?.onParseError??noop;function consumeIdentSequence(){const e=m;for(;;){const e=C.charCodeAt(m);if(e>=65&&e<=90||e>=97&&e<=122||e>=48&&e<=57||e===o||95===e){m+=1;continue}const n=C.codePointAt(m)??-1;if(0===n||n>=55296&&n<=57343||n===s&&!isNewLine(C.codePointAt(m+1)??-1))break;if(!isNonASCII_IdentCodePoint(n))break;m+=+(n>65535)+1}const n=C.codePointAt(m)??-1;if(0!==n&&!(n>=55296&&n<=57343)&&(n!==s||isNewLine(C.codePointAt(m+1)??-1)))return P=!0,k=m-1,C.slice(e,m);P=!1,m=e,k=-1;let t="";for(;;){const e=C.codePointAt(m)??-1;if(0===e||isSurrogate(e))t+=String.fromCharCode(c),m+=+(e>65535)+1,k=m-1;else if(e>=65&&e<=90||e>=97&&e<=122||e>=48&&e<=57||e===o||95===e||isNonASCII_IdentCodePoint(e))t+=e>65535?String.fromCodePoint(e):String.fromCharCode(e),m+=+(e>65535)+1,k=m-1;else{if(C.codePointAt(m)!==s||isNewLine(C.codePointAt(m+1)??-1))return t;m+=1,k=m-1,t+=String.fromCodePoint(consumeEscapedCodePoint())}}}function consumeEscapedCodePoint(){const n=C.codePointAt(m);if(void 0===n)return p(new ParseError(e.UnexpectedEOFInEscapedCodePoint,h,k,["4.3.7. Consume an escaped code point","Unexpected EOF"])),c;if(m+=+(n>65535)+1,k=m-1,isHexDigitCodePoint(n)){const e=[n];let o;for(;void 0!==(o=C.codePointAt(m))&&isHexDigitCodePoint(o)&&e.length<6;)e.push(o),m+=1,k=m-1;isWhitespace(C.codePointAt(m)??-1)&&(C.codePointAt(m)===t&&C.codePointAt(m+1)===r&&(m+=1),m+=1,k=m-1);const i=parseInt(String.fromCodePoint(...e),16);return 0===i||isSurrogate(i)||i>1114111?c:i}return 0===n||isSurrogate(n)?c:n}function consumeBadURL(){for(;;){const e=C.codePointAt(m);if(void 0===e)return;if(41===e)return m+=1,void(k=m-1);e!==s||isNewLine(C.codePointAt(m+1)??-1)?(m+=1,k=m-1):(m+=1,k=m-1,consumeEscapedCodePoint())}}function consumeComment(){for(m+=2,k=m-1;;){const n=C.codePointAt(m);if(void 0===n){const n=[u.Comment,C.slice(h,k+1),h,k,void 0];return p(new ParseErrorWithToken(e.UnexpectedEOFInComment,h,k,["4.3.2. Consume comments","Unexpected EOF"],n)),n}if(m+=1,k=m-1,42===n&&void 0!==C.codePointAt(m)&&47===C.codePointAt(m)){m+=1,k=m-1;break}}return[u.Comment,C.slice(h,k+1),h,k,void 0]}function consumeStringToken(){let n="";const o=C.codePointAt(m);for(m+=1,k=m-1;;){const i=C.charCodeAt(m);if(m>=C.length){const t=[u.String,C.slice(h,k+1),h,k,{value:n}];return p(new ParseErrorWithToken(e.UnexpectedEOFInString,h,k,["4.3.5. Consume a string token","Unexpected EOF"],t)),t}if(m+=1,k=m-1,isNewLine(i)){m-=1,k=m-1;const n=[u.BadString,C.slice(h,k+1),h,k,void 0];return p(new ParseErrorWithToken(e.UnexpectedNewLineInString,h,C.codePointAt(m)===t&&C.codePointAt(m+1)===r?k+2:k+1,["4.3.5. Consume a string token","Unexpected newline"],n)),n}if(i===o)return[u.String,C.slice(h,k+1),h,k,{value:n}];if(i!==s)if(0!==i)if(i<128)n+=String.fromCharCode(i);else{if(i>=55296&&i<=57343){const e=C.codePointAt(m-1)??-1;e>=65536?(n+=String.fromCodePoint(e),m+=1,k=m-1):n+=String.fromCharCode(c);continue}n+=String.fromCharCode(i)}else n+=String.fromCharCode(c);else{if(void 0===C.codePointAt(m))continue;if(isNewLine(C.codePointAt(m)??-1)){C.codePointAt(m)===t&&C.codePointAt(m+1)===r&&(m+=1),m+=1,k=m-1;continue}n+=String.fromCodePoint(consumeEscapedCodePoint())}}}function consumeUnicodeRangeToken(){m+=2,k=m-1;const e=[],n=[];let t;for(;void 0!==(t=C.codePointAt(m))&&e.length<6&&isHexDigitCodePoint(t);)e.push(t),m+=1,k=m-1;for(;void 0!==(t=C.codePointAt(m))&&e.length<6&&63===t;)0===n.length&&n.push(...e),e.push(48),n.push(70),m+=1,k=m-1;if(!n.length&&C.codePointAt(m)===o&&isHexDigitCodePoint(C.codePointAt(m+1)??-1))for(m+=1,k=m-1;void 0!==(t=C.codePointAt(m))&&n.length<6&&isHexDigitCodePoint(t);)n.push(t),m+=1,k=m-1;if(!n.length){const n=parseInt(String.fromCodePoint(...e),16);return[u.UnicodeRange,C.slice(h,k+1),h,k,{startOfRange:n,endOfRange:n}]}const r=parseInt(String.fromCodePoint(...e),16),i=parseInt(String.fromCodePoint(...n),16);return[u.UnicodeRange,C.slice(h,k+1),h,k,{startOfRange:r,endOfRange:i}]}function consumeUrlToken(){for(;isWhitespace(C.codePointAt(m)??-1);)m+=1,k=m-1;let n="";for(;;){if(void 0===C.codePointAt(m)){const t=[u.URL,C.slice(h,k+1),h,k,{value:n}];return p(new ParseErrorWithToken(e.UnexpectedEOFInURL,h,k,["4.3.6. Consume a url token","Unexpected EOF"],t)),t}if(41===C.codePointAt(m))return m+=1,k=m-1,[u.URL,C.slice(h,k+1),h,k,{value:n}];if(isWhitespace(C.codePointAt(m)??-1)){for(m+=1,k=m-1;isWhitespace(C.codePointAt(m)??-1);)m+=1,k=m-1;if(void 0===C.codePointAt(m)){const t=[u.URL,C.slice(h,k+1),h,k,{value:n}];return p(new ParseErrorWithToken(e.UnexpectedEOFInURL,h,k,["4.3.6. Consume a url token","Consume as much whitespace as possible","Unexpected EOF"],t)),t}return 41===C.codePointAt(m)?(m+=1,k=m-1,[u.URL,C.slice(h,k+1),h,k,{value:n}]):(consumeBadURL(),[u.BadURL,C.slice(h,k+1),h,k,void 0])}const t=C.codePointAt(m);if(34===t||39===t||40===t||isNonPrintableCodePoint(t??-1)){consumeBadURL();const n=[u.BadURL,C.slice(h,k+1),h,k,void 0];return p(new ParseErrorWithToken(e.UnexpectedCharacterInURL,h,k,["4.3.6. Consume a url token","Unexpected U+0022 QUOTATION MARK (\"), U+0027 APOSTROPHE ('), U+0028 LEFT PARENTHESIS (() or non-printable code point"],n)),n}if(t===s){if(t===s&&!isNewLine(C.codePointAt(m+1)??-1)){m+=1,k=m-1,n+=String.fromCodePoint(consumeEscapedCodePoint());continue}consumeBadURL();const o=[u.BadURL,C.slice(h,k+1),h,k,void 0];return p(new ParseErrorWithToken(e.InvalidEscapeSequenceInURL,h,k,["4.3.6. Consume a url token","U+005C REVERSE SOLIDUS (\\)","The input stream does not start with a valid escape sequence"],o)),o}0===t||isSurrogate(t??-1)?(n+=String.fromCharCode(c),m+=1,k=m-1):(n+=String.fromCodePoint(t??c),m+=+((t??-1)>65535)+1,k=m-1)}}function consumeNumericToken(){let e;{const n=C.charCodeAt(m);n===o?e="-":n===i&&(e="+")}let n=a.Integer;const t=C.charCodeAt(m);t!==i&&t!==o||(m+=1);let r=C.charCodeAt(m);for(;r>=48&&r<=57;)m+=1,r=C.charCodeAt(m);if(46===C.charCodeAt(m)&&C.charCodeAt(m+1)>=48&&C.charCodeAt(m+1)<=57)for(m+=2,n=a.Number,r=C.charCodeAt(m);r>=48&&r<=57;)m+=1,r=C.charCodeAt(m);const c=C.charCodeAt(m);if(101===c||69===c){const e=C.charCodeAt(m+1);if(e>=48&&e<=57)for(m+=2,n=a.Number,r=C.charCodeAt(m);r>=48&&r<=57;)m+=1,r=C.charCodeAt(m);else if((e===o||e===i)&&C.charCodeAt(m+2)>=48&&C.charCodeAt(m+2)<=57)for(m+=3,n=a.Number,r=C.charCodeAt(m);r>=48&&r<=57;)m+=1,r=C.charCodeAt(m)}k=m-1;const s=parseFloat(C.slice(h,k+1));if(checkIfThreeCodePointsWouldStartAnIdentSequence()){const t=consumeIdentSequence();return[u.Dimension,C.slice(h,k+1),h,k,{value:s,signCharacter:e,type:n,unit:t}]}return 37===C.charCodeAt(m)?(m+=1,k=m-1,[u.Percentage,C.slice(h,k+1),h,k,{value:s,signCharacter:e}]):[u.Number,C.slice(h,k+1),h,k,{value:s,signCharacter:e,type:n}]}function consumeIdentLikeToken(){const e=consumeIdentSequence();if(40!==C.charCodeAt(m))return[u.Ident,P?e:C.slice(h,k+1),h,k,{value:e}];if(!(3!==e.length||117!==e.charCodeAt(0)&&85!==e.charCodeAt(0)||114!==e.charCodeAt(1)&&82!==e.charCodeAt(1)||108!==e.charCodeAt(2)&&76!==e.charCodeAt(2))){m+=1,k=m-1;let n=0;for(;isWhitespace(C.charCodeAt(m));)n+=1,m+=1,k=m-1;const t=C.charCodeAt(m);return 34===t||39===t?(n>0&&(m-=n,k=m-1),[u.Function,C.slice(h,k+1),h,k,{value:e}]):consumeUrlToken()}return m+=1,k=m-1,[u.Function,C.slice(h,k+1),h,k,{value:e}]}function consumeHashToken(){m+=1,k=m-1;const e=C.charCodeAt(m);if(e>=65&&e<=90||e>=97&&e<=122||e>=48&&e<=57||e===o||95===e||isNonASCII_IdentCodePoint(e)||e===s&&!isNewLine(C.codePointAt(m+1)??-1)){let e=d.Unrestricted;checkIfThreeCodePointsWouldStartAnIdentSequence()&&(e=d.ID);const n=consumeIdentSequence();return[u.Hash,C.slice(h,k+1),h,k,{value:n,type:e}]}return[u.Delim,"#",h,k,{value:"#"}]}function consumeAtKeywordToken(){if(m+=1,k=m-1,checkIfThreeCodePointsWouldStartAnIdentSequence()){const e=consumeIdentSequence();return[u.AtKeyword,C.slice(h,k+1),h,k,{value:e}]}return[u.Delim,"@",h,k,{value:"@"}]}function consumeInvalidEscapeToken(){m+=1,k=m-1;const n=[u.Delim,"\\",h,k,{value:"\\"}];return p(new ParseErrorWithToken(e.InvalidEscapeSequenceAfterBackslash,h,k,["4.3.1. Consume a token","U+005C REVERSE SOLIDUS (\\)","The input stream does not start with a valid escape sequence"],n)),n}function checkIfThreeCodePointsWouldStartAnIdentSequence(e){const n=void 0===e?C.charCodeAt(m):e;return n===o?C.charCodeAt(m+1)===o||(!!isIdentStartCodePoint(C.charCodeAt(m+1))||C.charCodeAt(m+1)===s&&!isNewLine(C.charCodeAt(m+2))):!!isIdentStartCodePoint(n)||C.charCodeAt(m)===s&&!isNewLine(C.charCodeAt(m+1))}function checkIfThreeCodePointsWouldStartANumber(e){return e===i||e===o?C.charCodeAt(m+1)>=48&&C.charCodeAt(m+1)<=57||46===C.charCodeAt(m+1)&&(C.charCodeAt(m+2)>=48&&C.charCodeAt(m+2)<=57):46===e?C.charCodeAt(m+1)>=48&&C.charCodeAt(m+1)<=57:e>=48&&e<=57}return{nextToken:function nextToken(){if(h=m,k=-1,m>=C.length)return[u.EOF,"",-1,-1,void 0];const e=C.charCodeAt(m);if(47===e&&42===C.charCodeAt(m+1))return consumeComment();if(f&&(117===e||85===e)&&C.codePointAt(m+1)===i&&(63===C.codePointAt(m+2)||isHexDigitCodePoint(C.codePointAt(m+2)??-1)))return consumeUnicodeRangeToken();if(isIdentStartCodePoint(e))return consumeIdentLikeToken();if((n=e)>=48&&n<=57)return consumeNumericToken();switch(e){case 44:return m+=1,k=m-1,[u.Comma,",",h,k,void 0];case 58:return m+=1,k=m-1,[u.Colon,":",h,k,void 0];case 59:return m+=1,k=m-1,[u.Semicolon,";",h,k,void 0];case 40:return m+=1,k=m-1,[u.OpenParen,"(",h,k,void 0];case 41:return m+=1,k=m-1,[u.CloseParen,")",h,k,void 0];case 91:return m+=1,k=m-1,[u.OpenSquare,"[",h,k,void 0];case 93:return m+=1,k=m-1,[u.CloseSquare,"]",h,k,void 0];case 123:return m+=1,k=m-1,[u.OpenCurly,"{",h,k,void 0];case 125:return m+=1,k=m-1,[u.CloseCurly,"}",h,k,void 0];case 39:case 34:return consumeStringToken();case 35:return consumeHashToken();case i:case 46:return checkIfThreeCodePointsWouldStartANumber(e)?consumeNumericToken():(m+=1,k=m-1,[u.Delim,C[h],h,k,{value:C[h]}]);case r:case t:case 12:case 9:case 32:{let e=C.charCodeAt(m);for(;32===e||e===r||9===e||e===t||12===e;)m+=1,e=C.charCodeAt(m);k=m-1}return[u.Whitespace,C.slice(h,k+1),h,k,void 0];case o:return checkIfThreeCodePointsWouldStartANumber(e)?consumeNumericToken():C.charCodeAt(m+1)===o&&62===C.charCodeAt(m+2)?(m+=3,k=m-1,[u.CDC,"--\x3e",h,k,void 0]):checkIfThreeCodePointsWouldStartAnIdentSequence(e)?consumeIdentLikeToken():(m+=1,k=m-1,[u.Delim,"-",h,k,{value:"-"}]);case 60:return 33===C.charCodeAt(m+1)&&C.charCodeAt(m+2)===o&&C.charCodeAt(m+3)===o?(m+=4,k=m-1,[u.CDO,"\x3c!--",h,k,void 0]):(m+=1,k=m-1,[u.Delim,"<",h,k,{value:"<"}]);case 64:return consumeAtKeywordToken();case s:return e!==s||isNewLine(C.charCodeAt(m+1))?consumeInvalidEscapeToken():consumeIdentLikeToken();default:return m+=1,k=m-1,[u.Delim,C[h],h,k,{value:C[h]}]}var n},endOfFile:function endOfFile(){return m>=C.length}}}function noop(){}function mutateIdent(e,n){const t=[];for(const e of n)t.push(e.codePointAt(0));const o=String.fromCodePoint(...serializeIdent(t));e[1]=o,e[4].value=n}function mutateUnit(e,n){const t=[];for(const e of n)t.push(e.codePointAt(0));const o=serializeIdent(t);101===o[0]&&insertEscapedCodePoint(o,0,o[0]);const r=String.fromCodePoint(...o),i="+"===e[4].signCharacter?e[4].signCharacter:"",c=e[4].value.toString();e[1]=`${i}${c}${r}`,e[4].unit=n}function serializeIdent(e){let n;if(0===e[0])e.splice(0,1,c),n=1;else if(e[0]===o&&e[1]===o)n=2;else if(e[0]===o&&e[1])n=2,isIdentStartCodePoint(e[1])||(n+=insertEscapedCodePoint(e,1,e[1]));else{if(e[0]===o&&!e[1])return[92,e[0]];isIdentStartCodePoint(e[0])?n=1:(n=1,n+=insertEscapedCodePoint(e,0,e[0]))}for(let t=n;t<e.length;t++)0!==e[t]?isIdentCodePoint(e[t])||(t+=insertEscapedCharacter(e,t,e[t])):(e.splice(t,1,c),t++);return e}function insertEscapedCharacter(e,n,t){return e.splice(n,1,92,t),1}function insertEscapedCodePoint(e,n,t){const o=t.toString(16),r=[];for(const e of o)r.push(e.codePointAt(0));return e.splice(n,1,92,...r,32),1+r.length}!function(e){e.Comment="comment",e.AtKeyword="at-keyword-token",e.BadString="bad-string-token",e.BadURL="bad-url-token",e.CDC="CDC-token",e.CDO="CDO-token",e.Colon="colon-token",e.Comma="comma-token",e.Delim="delim-token",e.Dimension="dimension-token",e.EOF="EOF-token",e.Function="function-token",e.Hash="hash-token",e.Ident="ident-token",e.Number="number-token",e.Percentage="percentage-token",e.Semicolon="semicolon-token",e.String="string-token",e.URL="url-token",e.Whitespace="whitespace-token",e.OpenParen="(-token",e.CloseParen=")-token",e.OpenSquare="[-token",e.CloseSquare="]-token",e.OpenCurly="{-token",e.CloseCurly="}-token",e.UnicodeRange="unicode-range-token"}(u||(u={})),function(e){e.Integer="integer",e.Number="number"}(a||(a={})),function(e){e.Unrestricted="unrestricted",e.ID="id"}(d||(d={}));const l=Object.values(u);function isToken(e){return!!Array.isArray(e)&&(!(e.length<4)&&(!!l.includes(e[0])&&("string"==typeof e[1]&&("number"==typeof e[2]&&"number"==typeof e[3]))))}function isTokenNumeric(e){if(!e)return!1;switch(e[0]){case u.Dimension:case u.Number:case u.Percentage:return!0;default:return!1}}function isTokenWhiteSpaceOrComment(e){if(!e)return!1;switch(e[0]){case u.Whitespace:case u.Comment:return!0;default:return!1}}function isTokenAtKeyword(e){return!!e&&e[0]===u.AtKeyword}function isTokenBadString(e){return!!e&&e[0]===u.BadString}function isTokenBadURL(e){return!!e&&e[0]===u.BadURL}function isTokenCDC(e){return!!e&&e[0]===u.CDC}function isTokenCDO(e){return!!e&&e[0]===u.CDO}function isTokenColon(e){return!!e&&e[0]===u.Colon}function isTokenComma(e){return!!e&&e[0]===u.Comma}function isTokenComment(e){return!!e&&e[0]===u.Comment}function isTokenDelim(e){return!!e&&e[0]===u.Delim}function isTokenDimension(e){return!!e&&e[0]===u.Dimension}function isTokenEOF(e){return!!e&&e[0]===u.EOF}function isTokenFunction(e){return!!e&&e[0]===u.Function}function isTokenHash(e){return!!e&&e[0]===u.Hash}function isTokenIdent(e){return!!e&&e[0]===u.Ident}function isTokenNumber(e){return!!e&&e[0]===u.Number}function isTokenPercentage(e){return!!e&&e[0]===u.Percentage}function isTokenSemicolon(e){return!!e&&e[0]===u.Semicolon}function isTokenString(e){return!!e&&e[0]===u.String}function isTokenURL(e){return!!e&&e[0]===u.URL}function isTokenWhitespace(e){return!!e&&e[0]===u.Whitespace}function isTokenOpenParen(e){return!!e&&e[0]===u.OpenParen}function isTokenCloseParen(e){return!!e&&e[0]===u.CloseParen}function isTokenOpenSquare(e){return!!e&&e[0]===u.OpenSquare}function isTokenCloseSquare(e){return!!e&&e[0]===u.CloseSquare}function isTokenOpenCurly(e){return!!e&&e[0]===u.OpenCurly}function isTokenCloseCurly(e){return!!e&&e[0]===u.CloseCurly}function isTokenUnicodeRange(e){return!!e&&e[0]===u.UnicodeRange}

;// CONCATENATED MODULE: ./lib/web/page/line-counter.js
/** Turns offsets into lines. Asked in ascending order, it walks over the text once. */
class line_counter_LineCounter {
    #text;
    #line = 0;
    /** The first line end that is not counted. */
    #next;
    constructor(text) {
        this.#text = text;
        this.#next = this.#lineEnd(0);
    }
    /** Returns how many line ends come before an offset; offsets must not fall. */
    at(offset) {
        while (this.#next < offset) {
            this.#line++;
            this.#next = this.#lineEnd(this.#next + 1);
        }
        return this.#line;
    }
    /** Never, when there is none: looking again each time would walk over the rest of the text each time. */
    #lineEnd(from) {
        const end = this.#text.indexOf('\n', from);
        return end === -1 ? Number.POSITIVE_INFINITY : end;
    }
}

;// CONCATENATED MODULE: ./lib/web/documents/css.js


/** Functions whose string arguments are addresses: https://drafts.csswg.org/css-values-4/#urls, css-images-4. */
const TAKES_ADDRESS = new Set(['url', 'src', 'image-set', '-webkit-image-set', 'image']);
/** Without one of these there is nothing to find, escapes apart: most style sheets in pages contain none. */
const WORTH_READING = /url|@import|image-set|src\(|image\(|\\/i;
/**
 * Calls `found` for each address that a style sheet loads: `url()`, `@import`, `image-set()`. Left out, because a
 * browser would not load them either: `@namespace`, an `@import` after other rules, addresses that are only a
 * fragment; and relative ones in custom properties, which are resolved where they are used.
 * `declarations`: the text is a `style` attribute, not a style sheet.
 */
function scanStyle(css, declarations, found) {
    if (!WORTH_READING.test(css))
        return;
    const lines = new line_counter_LineCounter(css);
    const sheet = new Sheet(declarations, (value, at, isPicture, modern) => found({ value, line: lines.at(at), isPicture, ...(modern.length > 0 && { modern }) }));
    const tokens = tokenizer({ css });
    while (!tokens.endOfFile())
        sheet.take(tokens.nextToken());
    sheet.end();
}
/** Formats that no browser takes which knows WOFF: https://caniuse.com/eot, https://caniuse.com/svg-fonts. */
const OLD_FONT = /\.(?:eot|svg)(?:[?#]|$)/i;
const MODERN_FONT = /\.woff2?(?:[?#]|$)|^data:(?:font|application)\/(?:x-)?(?:font-)?woff/i;
/** The state between one token and the next. */
class Sheet {
    #found;
    /** For each open parenthesis or function: are strings in it addresses? */
    #functions = [];
    #depth = 0;
    #importsAllowed;
    /** The at-rule at hand, until its `;` or `{`; `imported` once its address was seen. */
    #rule;
    #startsDeclaration = true;
    #customProperty = false;
    /** The addresses in the `@font-face` at hand. */
    #fonts;
    constructor(declarations, found) {
        this.#found = found;
        this.#importsAllowed = !declarations;
    }
    take(token) {
        switch (token[0]) {
            case u.Whitespace:
            case u.Comment:
            case u.CDO:
            case u.CDC:
                break;
            case u.AtKeyword:
                this.#atRule(token[4].value.toLowerCase());
                break;
            case u.Semicolon:
                this.#endDeclaration();
                break;
            case u.OpenCurly:
                if (this.#rule === 'font')
                    this.#fonts = [];
                if (this.#depth++ === 0)
                    this.#importsAllowed = false;
                this.#endDeclaration();
                break;
            case u.CloseCurly:
                this.#endFont();
                this.#depth = Math.max(0, this.#depth - 1);
                this.#endDeclaration();
                break;
            default:
                this.#component(token);
                this.#startsDeclaration = false;
                // Anything but an at-rule at the top of a sheet begins the first of its rules.
                if (this.#rule === undefined && this.#depth === 0)
                    this.#importsAllowed = false;
        }
    }
    /** To be called at the end of the sheet, whatever is still open. */
    end() {
        this.#endFont();
    }
    #component(token) {
        switch (token[0]) {
            case u.Function:
                this.#functions.push(TAKES_ADDRESS.has(token[4].value.toLowerCase()));
                break;
            case u.OpenParen:
                this.#functions.push(false);
                break;
            case u.CloseParen:
                this.#functions.pop();
                break;
            case u.URL:
                this.#address(token[4].value, token[2]);
                break;
            case u.String:
                if (this.#rule === 'import' || this.#functions.at(-1) === true)
                    this.#address(token[4].value, token[2]);
                break;
            case u.Ident:
                if (this.#startsDeclaration)
                    this.#customProperty = token[4].value.startsWith('--');
        }
    }
    #atRule(name) {
        if (name === 'import')
            this.#rule = this.#importsAllowed && this.#depth === 0 ? 'import' : 'other';
        else if (name === 'charset' || name === 'layer')
            this.#rule = 'layer';
        else
            this.#rule = name === 'font-face' ? 'font' : 'other';
        if (this.#rule === 'other' || this.#rule === 'font')
            this.#importsAllowed = false;
        this.#startsDeclaration = false;
    }
    #endDeclaration() {
        this.#rule = undefined;
        this.#functions.length = 0;
        this.#startsDeclaration = true;
        this.#customProperty = false;
    }
    #endFont() {
        const fonts = this.#fonts ?? [];
        this.#fonts = undefined;
        const modern = fonts.map(({ value }) => value).filter((value) => MODERN_FONT.test(value));
        for (const { value, at } of fonts)
            this.#found(value, at, false, OLD_FONT.test(value) ? modern : []);
    }
    #address(value, at) {
        if (this.#rule === 'imported' || this.#rule === 'other' || this.#rule === 'font')
            return;
        if (value === '' || value.startsWith('#'))
            return;
        const isSheet = this.#rule === 'import';
        if (isSheet)
            this.#rule = 'imported';
        if (this.#customProperty && !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(value))
            return;
        if (this.#fonts === undefined)
            this.#found(value, at, !isSheet, []);
        else
            this.#fonts.push({ value, at });
    }
}

;// CONCATENATED MODULE: external "node:buffer"
const external_node_buffer_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
;// CONCATENATED MODULE: external "node:util"
const external_node_util_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
;// CONCATENATED MODULE: ./lib/web/page/encoding.js



/**
 * Turns the bytes of a file into UTF-8, as a string of bytes, chunk by chunk. UTF-8 itself passes unchanged:
 * what is not valid in it is handled where a value is used.
 */
class encoding_Utf8Reader {
    #decoder;
    /** `label`: an encoding's name as written in a page. Unknown ones, and UTF-8, leave the bytes as they are. */
    constructor(label) {
        this.#decoder = decoderFor(label);
    }
    read(chunk) {
        if (this.#decoder === undefined)
            return chunk.toString('latin1');
        return byte_strings_toBytes(this.#decoder.decode(chunk, { stream: true }));
    }
}
function decoderFor(label) {
    if (label === undefined)
        return undefined;
    try {
        const decoder = new external_node_util_namespaceObject.TextDecoder(label);
        return decoder.encoding === 'utf-8' ? undefined : decoder;
    }
    catch {
        return undefined;
    }
}
/** Returns the encoding that a byte order mark stands for; undefined without one. */
function bomEncoding(start) {
    if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf)
        return 'utf-8';
    if (start[0] === 0xfe && start[1] === 0xff)
        return 'utf-16be';
    if (start[0] === 0xff && start[1] === 0xfe)
        return 'utf-16le';
    return undefined;
}
/** How far browsers look for the declaration of an encoding, in bytes. */
const DECLARED_WITHIN = 1_024;
/** An XML declaration, at the very start: https://www.w3.org/TR/xml/#NT-EncodingDecl. */
const XML_DECLARATION = /^<\?xml\s[^>]*?\sencoding\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')/;
/**
 * Returns the encoding of a page that begins with `start`; undefined for UTF-8, and where none is declared. `declared`
 * returns what the page's `<meta>` says, which only counts in HTML; an XML declaration counts in HTML, too, if there
 * is nothing else. https://html.spec.whatwg.org/#concept-encoding-sniffing-algorithm
 */
function encoding_pageEncoding(start, syntax, declared) {
    const bom = bomEncoding(start);
    if (bom !== undefined)
        return bom;
    if ((0,external_node_buffer_namespaceObject.isAscii)(start))
        return undefined;
    const declaration = XML_DECLARATION.exec(start.toString('latin1', 0, DECLARED_WITHIN));
    const xml = declaration?.[1] ?? declaration?.[2];
    const label = syntax === 'xml' ? xml : (declaredIn(start, declared) ?? xml);
    return label === undefined ? undefined : asciiCompatible(label);
}
function declaredIn(start, declared) {
    return (declared(start.toString('latin1', 0, DECLARED_WITHIN)) ??
        // A later declaration makes them start again. Most pages have none, and are UTF-8.
        ((0,external_node_buffer_namespaceObject.isUtf8)(start) ? undefined : declared(start.toString('latin1'))));
}
/** A declaration that could be read as ASCII is wrong if it says UTF-16. */
function asciiCompatible(label) {
    const encoding = decoderFor(label.trim())?.encoding;
    return encoding?.startsWith('utf-16') ? undefined : encoding;
}
/** Returns the encoding of a style sheet: https://drafts.csswg.org/css-syntax/#determine-the-fallback-encoding. */
function styleEncoding(content) {
    const bom = bomEncoding(content);
    if (bom !== undefined || (0,external_node_buffer_namespaceObject.isAscii)(content))
        return bom;
    const start = content.toString('latin1', 0, 100);
    if (!start.startsWith('@charset "'))
        return undefined;
    const end = start.indexOf('";');
    return end === -1 ? undefined : asciiCompatible(start.slice(10, end));
}

;// CONCATENATED MODULE: ./lib/web/page/attributes.js
/**
 * The attributes of the element at hand. The objects are used again for the next element: a large site has millions of
 * attributes, and collecting them as garbage took longer than reading them.
 */
class Attributes {
    #all = [];
    #length = 0;
    get length() {
        return this.#length;
    }
    add(name, meaning, value, at) {
        const used = this.#all[this.#length++];
        if (used === undefined)
            this.#all.push({ name, meaning, value, at });
        else {
            used.name = name;
            used.meaning = meaning;
            used.value = value;
            used.at = at;
        }
    }
    /** Returns the attribute at a position below `length`; valid until the next element. */
    at(index) {
        return this.#all[index];
    }
    /** Returns the attribute of that name, in lower case; undefined if there is none. */
    find(name) {
        for (let i = 0; i < this.#length; i++)
            if (this.#all[i]?.name === name)
                return this.#all[i];
        return undefined;
    }
    clear() {
        this.#length = 0;
    }
}

;// CONCATENATED MODULE: ./node_modules/entities/dist/decode-codepoint.js
// Adapted from https://github.com/mathiasbynens/he/blob/36afe179392226cf1b6ccdb16ebbb7a5a844d93a/src/he.js#L106-L134
/**
 * C1 Unicode control character reference replacements (code points 128–159).
 * Index i gives the replacement for code point 128+i; 0 means "no replacement".
 */
const c1 = [
    8364, 0, 8218, 402, 8222, 8230, 8224, 8225, 710, 8240, 352, 8249, 338, 0,
    381, 0, 0, 8216, 8217, 8220, 8221, 8226, 8211, 8212, 732, 8482, 353, 8250,
    339, 0, 382, 376,
];
/**
 * True for NUL, UTF-16 surrogates, and values past U+10FFFF.
 * @param codePoint Unicode code point to check.
 */
function isInvalidCodePoint(codePoint) {
    return (codePoint === 0 ||
        (codePoint >= 0xd8_00 && codePoint <= 0xdf_ff) ||
        codePoint > 0x10_ff_ff);
}
/**
 * Replace the given code point with U+FFFD if it is NUL (0), a surrogate, or
 * outside the valid Unicode range. Code points in the C1 controls range
 * (128–159) are remapped to their Windows-1252 equivalents, following the
 * HTML spec. All other code points are returned unchanged.
 * @param codePoint Unicode code point to convert.
 */
function replaceCodePoint(codePoint) {
    if (isInvalidCodePoint(codePoint)) {
        return 0xff_fd;
    }
    if (codePoint >= 128 && codePoint <= 159) {
        return c1[codePoint - 128] || codePoint;
    }
    return codePoint;
}
/**
 * XML numeric character references are the referenced Unicode code point.
 * Invalid values still become U+FFFD; the HTML Windows-1252 C1 remap is not
 * applied.
 * @see https://www.w3.org/TR/xml/#NT-CharRef
 * @param codePoint Unicode code point to convert.
 */
function decode_codepoint_replaceCodePointXML(codePoint) {
    return isInvalidCodePoint(codePoint) ? 0xff_fd : codePoint;
}
/**
 * Convert the code point of a decoded numeric entity to a string, replacing
 * invalid values.
 *
 * Fast path for plain BMP code points: [1..0x7F] and [0xA0..0xD7FF] pass
 * `replaceCodePoint` unchanged (no NUL, C1 remap, surrogate, or out-of-range
 * handling) and fit a single charCode. 0xd760 = 0xD800 (the first surrogate)
 * - 0xA0.
 * @param codePoint Unicode code point to convert.
 */
function codePointToString(codePoint) {
    return (codePoint - 1) >>> 0 < 0x7f || (codePoint - 0xa0) >>> 0 < 0xd7_60
        ? String.fromCharCode(codePoint)
        : String.fromCodePoint(replaceCodePoint(codePoint));
}
//# sourceMappingURL=decode-codepoint.js.map
;// CONCATENATED MODULE: ./node_modules/entities/dist/internal/decode-shared.js
/*
 * Inverse of the encoder's SAFE alphabet (0x21..0x7E minus 0x22, 0x24, 0x5C),
 * precomputed once at module load. Entries for excluded chars stay 0 but
 * are never read.
 */
const BASE91_INVERSE = /* #__PURE__ */ (() => {
    const table = new Uint8Array(127);
    let code = 0;
    for (let char = 0x21; char <= 0x7e; char++) {
        if (char !== 0x22 && char !== 0x24 && char !== 0x5c) {
            table[char] = code++;
        }
    }
    return table;
})();
/**
 * Decode a dictionary-encoded trie string back into its Uint16Array.
 *
 * Stream layout (consumed in this order):
 *   1. dict1 atoms — `dict1AtomCount` uint16 values, delta+RLE encoded.
 *   2. dict2 atoms — `atomCount - dict1AtomCount` values, delta+RLE.
 *   3. dict2 ngrams — `ngramCount - (dictSize - dict1AtomCount)` entries,
 *      each a pair of slot codes that resolve to earlier slots.
 *   4. dict1 ngrams — `dictSize - dict1AtomCount` entries, same shape.
 *   5. data — slot codes, each expanding to one or more uint16 values.
 *
 * Codes use a 91-char base (printable ASCII minus `"`, `$`, `\`):
 *   - char1 < dictSize  → 1-char code, slot = char1
 *   - char1 ≥ dictSize  → 2-char code, slot = dictSize + (char1 - dictSize)*91 + char2
 *
 * Slot index → token kind:
 *   [0, A)                  dict1 atoms     (1-char codes)
 *   [A, dictSize)           dict1 ngrams    (1-char codes)
 *   [dictSize, dictSize+D)  dict2 atoms     (2-char codes)
 *   [dictSize+D, end)       dict2 ngrams    (2-char codes)
 *
 * Both atom dicts decode before any ngram, and dict2 ngrams decode before
 * dict1 ngrams. So every ngram entry references slots whose contents are
 * already filled — no forward references to handle.
 *
 * This runs on library import. Flat typed arrays store each slot as either
 * a plain value (`single`, covering every atom) or a range in a shared
 * `pool` (ngrams).
 * @param input Packed trie string.
 * @param resultLength Expected number of uint16 values in the output.
 * @param atomCount Total number of distinct uint16 values in the trie.
 * @param dict1AtomCount Atoms in the 1-char range (`A` above).
 * @param ngramCount Total number of ngram entries (dict1 + dict2).
 * @param dictSize Number of 1-char code slots; the rest of `BASE - dictSize`
 *   first-byte values are 2-char codes.
 */
function decodeTrieDict(input, resultLength, atomCount, dict1AtomCount, ngramCount, dictSize) {
    const base = 91;
    const inputLength = input.length;
    // For 2-char codes, slot = char1 * base - twoCharBias + char2.
    const twoCharBias = dictSize * (base - 1);
    let pos = 0;
    /** Read one slot code at `pos` and return its slot index, advancing pos. */
    const readSlotCode = () => {
        const c1 = BASE91_INVERSE[input.charCodeAt(pos++)];
        return c1 < dictSize
            ? c1
            : c1 * base - twoCharBias + BASE91_INVERSE[input.charCodeAt(pos++)];
    };
    const dict2AtomCount = atomCount - dict1AtomCount;
    const slotCount = atomCount + ngramCount;
    /*
     * Per-slot contents: atoms (always a single value) live directly in
     * `single`; ngram slots hold -1 there and expand to
     * `pool[start[slot] .. start[slot] + length[slot])`.
     */
    const single = new Int32Array(slotCount);
    single.fill(-1, dict1AtomCount, dictSize);
    single.fill(-1, dictSize + dict2AtomCount, slotCount);
    const start = new Int32Array(slotCount);
    const length = new Int32Array(slotCount);
    /**
     * Decode `count` ascending uint16 values from a delta+RLE stream into
     * `single[off..off+count)`.
     *
     *   code < 89   → delta = code
     *   code == 89  → run-length: next char encodes runLength-2; emit `runLength` consecutive +1 values
     *   code == 90, next < 90  → escape: delta = 89 + next * BASE + after-next
     *   code == 90, next == 90 → double-escape: extra char for very large deltas
     * @param count
     * @param off
     */
    function decodeDelta(count, off) {
        let previous = 0;
        let slot = off;
        const end = off + count;
        while (slot < end) {
            const code = BASE91_INVERSE[input.charCodeAt(pos++)];
            if (code < 89) {
                previous += code;
                single[slot++] = previous;
            }
            else if (code === 89) {
                let runLength = BASE91_INVERSE[input.charCodeAt(pos++)] + 2;
                while (runLength--)
                    single[slot++] = ++previous;
            }
            else {
                const next = BASE91_INVERSE[input.charCodeAt(pos++)];
                previous +=
                    89 +
                        // eslint-disable-next-line unicorn/prefer-minimal-ternary -- branches read a different number of side-effecting input bytes
                        (next < 90
                            ? next * base + BASE91_INVERSE[input.charCodeAt(pos++)]
                            : BASE91_INVERSE[input.charCodeAt(pos++)] * 8281 +
                                BASE91_INVERSE[input.charCodeAt(pos++)] * base +
                                BASE91_INVERSE[input.charCodeAt(pos++)]);
                single[slot++] = previous;
            }
        }
    }
    // Streams 1 & 2: atoms decoded into their slot ranges.
    decodeDelta(dict1AtomCount, 0);
    decodeDelta(dict2AtomCount, dictSize);
    /*
     * Streams 3 & 4 are read in two passes: first collect every ngram's two
     * references and derive its expanded length (each ref resolves to an earlier
     * slot, so lengths are already known), which sizes the shared pool.
     * Pool ranges are handed out in decode order, so the second pass fills
     * the pool contiguously with a single write cursor.
     */
    const references = new Int32Array(ngramCount * 2);
    let poolSize = 0;
    let ngramIndex = 0;
    /**
     * Read `count` ngram entries (each = 2 slot-code references) for the slots
     * starting at `startSlot`, recording references and assigning pool ranges.
     * @param count
     * @param startSlot
     */
    function readNgramReferences(count, startSlot) {
        for (let index = 0; index < count; index++) {
            const slot = startSlot + index;
            const a = readSlotCode();
            const b = readSlotCode();
            references[ngramIndex * 2] = a;
            references[ngramIndex * 2 + 1] = b;
            ngramIndex += 1;
            start[slot] = poolSize;
            const entryLength = (single[a] < 0 ? length[a] : 1) +
                (single[b] < 0 ? length[b] : 1);
            length[slot] = entryLength;
            poolSize += entryLength;
        }
    }
    readNgramReferences(ngramCount - dictSize + dict1AtomCount, dictSize + dict2AtomCount);
    readNgramReferences(dictSize - dict1AtomCount, dict1AtomCount);
    // Second pass: concatenate each ngram's two halves into the pool.
    const pool = new Uint16Array(poolSize);
    let write = 0;
    for (let index = 0; index < ngramIndex; index++) {
        for (let half = 0; half < 2; half++) {
            const source = references[index * 2 + half];
            const value = single[source];
            if (value < 0) {
                let read = start[source];
                const readEnd = read + length[source];
                while (read < readEnd)
                    pool[write++] = pool[read++];
            }
            else {
                pool[write++] = value;
            }
        }
    }
    // Stream 5: data. Each code expands to its slot's stored values.
    const out = new Uint16Array(resultLength);
    let outIndex = 0;
    while (pos < inputLength) {
        let slot = BASE91_INVERSE[input.charCodeAt(pos++)];
        if (slot >= dictSize) {
            slot =
                slot * base -
                    twoCharBias +
                    BASE91_INVERSE[input.charCodeAt(pos++)];
        }
        const value = single[slot];
        if (value < 0) {
            let read = start[slot];
            const readEnd = read + length[slot];
            while (read < readEnd)
                out[outIndex++] = pool[read++];
        }
        else {
            out[outIndex++] = value;
        }
    }
    return out;
}
//# sourceMappingURL=decode-shared.js.map
;// CONCATENATED MODULE: ./node_modules/entities/dist/generated/decode-data-html.js
// Generated using scripts/write-decode-map.ts

/** Packed HTML decode trie data. */
const htmlDecodeTree = /* #__PURE__ */ decodeTrieDict("!}.&u%}'&}*'~!6*)%&,~!J~!J~%L~y<~!R,~~%Lu~~#GD~~#|)1#%}^%}2%+#.##%##%}&%##%'#%##&%#%#'%#&#%#&#'#%%#&#%##%#)%''%&%#%#'%#%%#%%}%%%#%#&(23#%%#&-%0%('1#(##%#'##+%'*.:1}#%#6-+(%'%%#%%%}#L'2351&('%}&/N'(0(/*-%(%%}#'+&T%7.2}#&%&#%#36/5##%&%%#&#%%#))2%%##%&&'0~!#*+&'%1~!%).'3q?&%'1~!.##%6(~!+%%%(Gw'rT~!E#<nA%#jZ~!H%(~!42##~!*31&~!G%U~#)5~#`3~!J~!Z~%]~%Y~%C~!q~!u~#kz~%#~!6'~!D~!U~!?~#T~!c%~!G#'~%7|~!G~!J~!G&~#pb~(Df}#%}*&}#%##%##%##&#-}&'#'&%#.++}%mI,#,@&(}*%}*'%&##&#%##%}&0}#.},U},%}+%}&%}#%##&}B%(}(%}+%)})%##%#&}&%##%&}<%}>%#%&}*%}(%}9%}/%})%}*%}*%}?&}&%}3%}&*#%})%#%#)}#&#-#+*%E%%'%'#%}#*V##&##I}#&&##%&%#&&Qf%%))w/0+&%#(#.%-''''++++7}>%4'',##1,#%#&%##&#'##&#*#9)%&%}#*}%,#+P(%A&%#'&##wSD',9E00#y#@}(+}&%&>~!#~!X}#*}(&&}(&}(,%}%&#+&}#&}I%#%}%)#(},'%#*}4%%#%}(''}#/##(##),%-##%%)#&}(.}&%#&}%%}*&#%},&&}&%}#%*'#%})%}D&}&%}-&}6&#&}-,%}#%})-(~+`~,=?~I9'9%~!,#%})%})%}@%}?%}(~!?~#<~#pP~#BG~#=1#%K+~#?#~%;)~#A~#mF1~#A'~'X%'~#lR~#N~'N~#r~#m#-~#i'?%#'%~#B%##%,%#~#_%#0%~#]732~,w~2+#:&#%&'0%&>%}#>##F+)#%&&#(+_}4&}-%}(&}@&}O7Fdf0@+/v4}&WU##&/0#&'('B#%}.%}'+#%}#%%&#&%#%##+#&#)#6#'#.},%}c%},%#%##%&#&%#&~#>'*-.%##%##%}#%%}%'~#)D1}#%*&~#_%%'(~#S2%'.}#~#=##*'*-%}&'%'##&&~'E%.#&~#M4}%%##&'%#~#O1##%&#'+~#<B%##%%'%+~#;#@%}#&%#&&%#(~#H1}'%'##&&~#?A}&'~#D#%32}'&&&&~#[}'(#%}'~#;C})&}%%#%~#=&%,3}%'(#%%~#^'#&&)#%'~#Y%-~#d-%'~#^%%&#&&&}#~#b~2t*&'~&(~&@~0%~e~3}%*''0})&}+~!9##-}#%-hD*)1fC#%/&/fB#40~!+#)*4~!+~!K'&:~!/*7~!.#~!H~!L':~%x&~!H#~!*~%1~!I#~!+A~#p'~!F~~#-#~,,(~.Z~!V~%;'B'mq-W~!N~%I%#&&#&}#%},%%}'%}+X#%}#&}(%}'%}<%}#%}%%'}'%}:~![)9@~%>~#UA%-%##&~!C%~!-.9:~!1~!-^2/:a~!y,D*J#-5)/4~%23,~#G~!L1~!0X3`~!2+~!!0-~&E~!W~!o,>Y&]~%cZx_&~#O*9#A#'#+I'%#)~!0B*-5A+-((F&*M#)(-7-5+'-3a5Vi~!Y~!?+[)%3),ERHm~!+:D,VG.+)?fB%%*(%)'(#&80%1'8`K8?`+'Z#&O&'H5#*9)A%%5&3))0%39+.*7#()&&*=4@**L)<'_&*+..;(#*+)./&0#3)%')-8(4ixD(&.}%,('aI:,)%,k2231T)I'#/-W7,/'Q#.'Y24+h')37</31&83##&0#),H(?'&?/1##%#&&#%''-%&&&#(&''&#.-'%#%%(,')*'&#&#'##%(%(#%('#&##%%%%('%#%#%%#%#&%##h>w+v<ayvyvcg.uuhKr}g/v|g>u9i[~>g5uI~=RvdwEg;v/g;uk!!TTSx]@RT!U!#!@VBRUU!'UTe-d0c`e&gSdicedFcrdTaqb.kYcAohdYd@a3e+d}dMdtd.aJ#bqcK`dle/e.e'dwdPdodddjbEb}ogd^ofdpduc6j?l%d{drdqc)d7bacOdQ%T#Y)X.sR[yH>6Vyv3[xwLu>vo'!*.[yBacahoj>6Rew3[xqdZa#!a&#^(X-[yG>6Vyu3[xvg3sEr|g.u/Ri9db0T#^(Xa)!-[y;>6Vylg4wKs{JwNZt3@3r=c4Z([xlg;wKt!cpq's@v7A'*a(a+!-a#[y<3Dt?3Dt'>6Vym3[xmg9rxsNJwLZt4~?r?db1T#`-!(Xa,!0[yS>6Vz%NuQs.g4wKtnJwNZtS@3r>c4Z([y%g;wKtrdga8!a(!#&T*Y-Xa#!a0<or[yc3Dtq>6Vz43[y3JwNZtf@3s!Ju}!%Dti:pm3c_%X#tjB5pkd6q!r]u?voC'*-a.a2!0a&a+[yI3DtI3Ds~3DtH>6Vyw3[xx;:s#~<5pKJwNZtE@3r~d`a)!a2T#a.(!+U.X1[yT3Dt`3Dtv>6Vz&3[y&g9rxwzcxstPu.<rAJwLZtT~?r@dZa%!a.&^*Za(/Reu[ya>6Vz23[y1g3sEr}wkg{NuQRg{ci(U#5@b`~,cg#U(2WnH5wugcRh7dX#T(Y,a'Ta!!a,[yZ<]mj>6Vz,3[y+Pv#5ReZKu+=,%!H}7ABwkaS?Rh:BcW(X#<]mrj:ubv/ARekdg%!(!a.*Ta(Y.X1!#sP>Rl*Dt6[y>>6Vyo3Wf*jOvuumvuRgRJuq*!:9<B@bX~3jVv&v@s@5Re[d/rQt{uAvo&a&a*)a2!,0Wf!3Dt0=Bs'>6Re}3[xy~<5s%JwJZt1~Gs)c;&!#2sJkNuXvzq7rxu,Re8dka4!a8(aEZ+a@Y.X1Xa)[yd=Bs(3DtP>6Vz53[y4cX#X&Re:avRe9~<5s&JwJZtQ~Gs*i^rzvdRg+Jv{%!2sbB@bX}kdga,!Za?&^*T1/!a'Dt+[y6>6Vyf3Wf%g/u;s4hGu6?Rh-JvZ,!c%#&RoX54Rivj7uyvf8RgTKvZB%*!2sGh<vu5Rgq<=C::9bb~#dZ#T&Ta6Y.X*Dt>[y93Wf)coZ(T,6VyifluvRgC@95@B@bX~/hFu34cC#T,k/unq8w8Q5RkUklwQuzunq8w8Q5Rk8d/rJu?v8w9)-&!a0a;a&aIWejg3sEr/h1s<DtDJvyZqY5aws3Jvy!&Wei~Hr1:au5@Bag>23E~5c:Z&bX};kKv?w&unuVu5Rjc;>bs)#~@:Rh.=ay<a]C;b`}Vd6s/t{uAvoaxa()!a,a7%-a#a2Dt,[yF2Wo[>6Vyt3[xuNuPRi&NuPwpi#RoWh?vf8Ri%Jv]!%Ri:KvxD!.'2WeAjZu`q9rxu,Re7woeAg-unLq(qA_/*2Wg_g3u5q^9:4E}/jTrxrzv=Wkkd~0UX#^^Xa-a1a5T&a=U1a'*aEa]!a*aPaA-adok[y54Rn>;:p3~Dp5g9rpsFNvZqjg3uJp4~<5p0Pw;5qlJwNZt*@3p1Pw:5p/Ou!5p2JvG'!6Vye=<qnJvh_[xhg3v,Rh3kOwOw-sDuev/Re^dha[a%!%!a+#Ta7)-5TaCaO!aka!a)sf[yb2>Rl!9ARiq5E}Qg=ucRkBE|oJrJ_@Wk~@Wk{JrJ_@Wk|@WkyJrJ_@Wk}@WkzJvO_[y2g-vMRmiKuYC!)&>Ri;>Ri<@3RkNc](X#@9Rk=g5vuRmhKvDB!+'=]meg3u4Rmgd)#Y'Vz3CARmfd`a+!%T'!+#Ta1Ta6TaM-sTDt9[yA9sYd'%Y#s[[xpj:ueunaXRgEjRq,v-vuqdd2'`#6Rev<32@5>:2<E}5xIo9a*X#Y(;5RePJvD_g>vyRgNj8w)v8<wggs:RgXiZt|vjx,hSq3ah!-(~@:Ro/Ou!5RhWj^v(pyw8unRhUdx-UY#^Ua.a3a70!)%UX1TaDa)'omRiRRhE[y:3Dsz=Br,>6Vyj3[xkg6ruwjcqsrPw;5r*Ku]D'Zt-@3r(~?r.i[vwv]dU1a--U#`a4(g/vsRhPOu!5RhLj:rmu9Wo!~@:wdh@g/vsRiTjXuvvNr}:RhBj^v(pyw8unRn]dz1UYa'a+^Y(!aETZalaRY.Ta?a4[yDJw1!#qLsW>6Vyrfzq-pLflpwRe|Js>%!Dt@3Dt&Jvy_[xs~HrnjMuwpsw'RecKu+D#'!t<~Grl~?rjg5u-x,gwp{ah!-(~@:Rg~Ou!5Rh'jXuvvNr}:Rh#cW#X/c;&!#2sLi[v7u7RgpJv)(!iLrxu,Re6j7v@s@5Se[e7d`aW!Za(a`T.a#!a3!&aDa-!9)Dt_=6s+3[x~~DR|h~DS6avhGun5RkZj3w)v-]mkKunB!&*]kb97R|i<ARk<c:Z(6Vy}Juh'!wziMRoS:F|vkLuauJv5vtvQRh1d='T+Y#VyO~DR|jcF#T'7R|g97R|kJv3'!ay<Rj,Jvh&!:ReXcsa6*a+#a#_aIRf9aLRf?c,Z&Rf5Rf7c.Z&Rf;Rf>cQ#%T'p-Rf8Rf=ct#%'(*!,p,Rf4p+Rf6Rf:Rf<d~'Ua%U*^UYa(!a,-!#a4YaTalaEX0a8a<Weo3Dt/3Dsx=Br93Wen~Dr;~<5p<JwNZt2@3p=Pw:5p;Ou!5r3c7&!#:p>3Ds}KvGB)_6Vyk2sM=<r7x'eovA(!hFu1ARf}cV#X&@r5j6rvwQa^Rf3c=Za'wkghJv__g;unRggA53B9=b^}%j6uduo5Jq;!(hIv%2Re`Ou4ARe_e%a#^^^Xa&!a*a2!&a6YaP!*ad!#a:aE/5Rn?[y@>6Vyp;:pE~DrY~<5pBJwNZt8@3pCh=rt3rWPw:5pAJup_[xoNuPpF9c!#'45pD5ARn)d8#X'X*3@rU72s]h>v<<sSjJpqvewOJq/(!hNw'5ReBk0s2u3w/w'5ReE5@Jq.!a+JQ!&WeU23d(#Y&RjG5]jBk!u7w&u0udARjEe#+^^^Ub#!a2/a`Z(agT1!a-a;|@TaG!aS[yV=Re~fow'RguNuPRe?bz#'>RoUWeL>:Cbb|?JwPZtVg6ruRmzJvD'!6Vz(g/vmRh~Jvy_[y(g9voRgyx*cy(#2>Ri2B9b]~9kIw9u7rluJu3Rg]dI#a%UY'@=p%CAx.gQZ&RhwwygtRm{x5g_Z'+ABqR9Woa=Bp&dV#^*Xa'!&@o{g4v]Rk;Jv{!%Rk[wkkiA5RkiwwfUB=x,fUuqC&*!>RfTg8v0RfV~ARfSd;rJsAuAv9wR'ae+/aO!a@aza/a#[yQ@Wg!2Wemg3sEr0JvB_g>uvReWg2v+Re=KupB_+[y!2AbY~-~Hr2AJwD!(h<~El>h<~El?Kun@+_:9b`}Kg-v/Ri3g;vtwyk_9]k_d=&T#*U.6qh@Ab`|K9:H|CJv[!&3Dtex'fDwC%!Rf[9WlMd[(^X,!a%Z06Vz!@WgBg=v~Rgvg,QRe@awd,#Y+jTv|Q~EfWj]uNr|~FRfXdy#Y&^Ua%!aO.!(a)Ua;=!a@aKap!a-,a!Ta]a[rSa]p?[y82sK=Bq~;:p:~<5p8Pw:5p7d'#Y'Wf(;RnRi[u4w&RgJJvG'!6Vyh=<r#ijuuv/sIKuYD'ZtG@3p9~Gr&d2#`(g<vtRgFj`u5w&rqpxRf2CJuY!+:wfnTOu!5Rg}jNs1ucv&RfwJvA!&3@q|BDcC#T,k/unq8w8Q5RkTklwQuzunq8w8Q5Rk9dga#!a'!a=#a0!:+Tb*b@aO.a4!aba8aFJv^}?!VyR~Dr<g;u%Rn.~<5p[x'e`wNZtR@3p]Pw:5pZhNvjBp.woe_g5u-r4JwF!%DtO3:ooc7&!#:p^3DtpLuGw(!+%)Dtk6Vz#2sd=<r8d'#Y([y#<x3gJt`w@!)%}MRiowzikRij=]ilxAf3,U(#B2Rf#g0v-Rm[ck{`U#]giKv3>)!&6Ri154s,KuGB_%@r68r:dJ|t`#X(9<E|u2@H|rx3gJu?w'!+'1Nu7Reg4=H~+9<wxgY95Rm]xLggZ-`(X}U2:Ri4h<uOawRmsJv__5@bb{jbV~3dka#a'a]!,#a+U=a>b6a3b%!/aKa/)!arwve^VyJ;:pR~DpTg3uJpS~<5pOPw;5qmPw:5pNOu!5pQJvG'!6Vyx=<qoJvA!{~Jup!%@qk7Rn/KvyD!}''[xz;>wkh'?Rh,x8gyt`w5D!&),(SgyccRgztJ@3pPB5p#d'(Y#<]mmifubw&RgoJvE&!82s^JvF&!8Rf,ADb]~;x=h'rNu]vK!,%'*0RnORh)4Rh*AqQg-vaRnNg;wHwkh'ba~4cE#Ta*x3gctyw@'!+%RnFRnD<4Rn@hFvK5RnCxWg[#`&a0Ua()`1Rm75Rg[c]%X#qi8Rg^NvdRj>BwzgZauwji7Rm6A4wgg]d1#&(*,.0a#Rm;Rm<Rm=Rm>Rm?Rm@RmARmBe%#^^^Xaea?aC/b+(,!a+a#!a/!>a&Ta<aKbD!2wphBRnk[yPw}hE|.=Br-3Dtm>6Vy~g6urRf.x,hPrNav!%'RnqRo%Ro#Nu;q[Pw;5r+JwNZtM@3r)d'#Y'Weh;xChL#`&RnmRnoKu}>%(!Rne~Bs-;2wjcussJv+'!aYSO}6@B<5?ba~8LrNvj!.%*ROwungw~ng~:9;Ri^>wtnig;wHRnixDh@|(UZ.x1h@|)!#:2<H|*xHn]#-UX'3Ro)z=iT}6ARns=Bwsn_wpnaRncw]aR(#UXa&Ua*a/=]iPd'#Y&Ro'WnXf{QRm2hNvj]nZd`'T~&1`{|`#9b]{}c:'!#Wl{>@=be}]?cl{{U#:5Abb}Jds#^YaF!a*b4a#a3aPa>&Tb!bH!*a_!Eau?/a&RjY<]gj>6Vz*;:pe~DrZg,QRj1JwNZtX@wihspcJvZ&!VyX9WmOJu|!|N2WmHJvh&!]ht~Bpbcn&T(!#RmQ<s7Nu;padH#X'`+WmJ@>RmKCARhnKup=!)&Wf+:RhqNuPpf9c!#'45pd5AwghpARn(Ls@w!%,)!RmP@Wfe<E|IJva!&WmNg8vsRmLd`*.`#Y'Xa!axRn*]hrA8Rhug5s@rXg8u!RmMd8#X'X*3@rV72smdI*#UY&RmICARho~GsgxVgd)Ta'U-Y&Xa!T#RnEWnA@Wffg1uDRi0hFvK5RnBxGnG&#`%owp)@wsf+bX}Ze-*1!a*^^^Ua|!#a.aq&Ya2!a>.a6!a:aO`aJDtL[y`@Wg#>6Vz12@wzoYRoZNuPRi!NuPRhzg=ucRi,@=b`{Yg=ucRi-ACJvB!&Sh[ebSh]ebi`wUuFRm4Jw2_[y0JvB!.<Ju(!&SoG}6Shd}6<Ju(!&SoH}6She}6Kur@._g5vHRieJvx!{L2G{Kx6gd'T#?Rh82Wi5cZ#X(g1w)Rm5dW-Y(Ta#!a)!#aYa=wnfE=su2>>bU{0j9udv:<svj8uQv-7RgHdE%#^'sq9sp=>Bb_{TJv`!&g/r|snj6v(us5d,#Y(56H}[978H}]Jw5!&g1rushJvB!+j;v{u5?zDhd}6}bj;v{u5?zDhe}6}ce*#`(^^^a[aea!=!a6a*aoXb1a.!aAbL!b>,b'aL!aV@Wf|2Wlg3[y/JwNZt^@3piPw:5pgJunZou3@rsJva&!Vy_g<v~Rm#JvG'!6Vz0=<r{Ju{%!:pj@WfsiXuJu3Rm:JvZ&!WfA~Bph@c4Z&Dtwax5rubx(#:awRk1@d,#Y&RfjRfid1#,Y(@Wfp2Wlrg5s@ryKu[@!,'=]ig9wlk?Rk>g5u-rqJvy'!@9RkQcH(T#=>Ri~@<wkj(Wj(KuZB*!&<7rw@9RkRcH(T#=>Ri}@<wkj)Wj)dg(Ta2Xa9X#`-!a*CARhg@@=I}d9x;c~#X%so=<sj>2@@=aybb}XjWv0Q~EfEj3vLv;<d,#Y(56H}`978H}_dgaPaFa'a/!#a3Y0a_a;a|!1(a7-[yE3[xt;:pJNvZrrg3uJrvJwNZt=@3pIh=rt3rxPw:5pGOu!5rpJvG'!6Vys=<rz@c4Z&Dt(ax5rtJvZ!&~BpH@wsfNg-vaRlNci*U#=<wei<F}a5@Jq.!a*JQ!%@qZ23d(#Y&RjH5]jCk!u7w&u0udARjFd/prq=tyvpaEa(a:.!a1aZ(@@=I}:9wpd%=<sX55w_h}@@=I{t=ay<aU@@=I}T=ay<2@@=I})?C9:9au@9Cb]}DP~=x-fAZ(2Wl1=ay<aU@@=I}>5@d##Y+jTv|vV~EfFj]uNpn~FRfGdgaK!Z2&!a8a-Tb({E!acTbM*!a(DtY[yYd'%Y#sl[y*hHvh>Re5x2c{Z}.j4uCvcawRiMd+#X+_x&d!},<5RkX;2Hzw@x,gavfB-!{CcF&T#Roe;RodwWbBg5urRgaKvHC*_6Vz+<4opieuew&Rmq@d]&Y)X,T#X0Rh}<BqP=4qS9:ReMg/ujReNJw0!/<Jui%!bd{kawwnemRelAxUa?a3#*.&UX(Ya+a/RhvRnQ<o}9Wmtd-#Y&RgSRmw9;Rmxay=Rmyg-vaRmuxEhSrNu,v-voC!%(aR.a(a7+1Ro1>Ro5CE{A9b]{@;5x#eO{:g;urRi+KrNA!%(Ro3>Ro79;Ri_Ku@>{;&!x%gX|{KunA_+g5QRj/g3u5Rj#g>uERj%wio/xRhS&!,!#^1U}wba{8>>@=be}qC@:D5ba{7Ku+A&!}x?ba}t>>@=be}se(aA^^^Uat!b0#{pa+awUazbGa#aLb9bgaWac'a5TbS=Br!d1#`%scp_Jvl!#rT>Re0JvX&!VyN=H{Fcm#U&:pY=ReaJv2&!]h0=]nUJvG'!6Vy|=<r%JrM_=]h2@Wlud'#)U'Wf'b]{i=]h/Jvh!&~BpWg=v]RnMx+ny#'Nu;pVwjnu=]nwxJnx,T#`&Reqwjnt=]nvieu9vrRjLLuYwP(#+!th@wih5pX~Gr'g5v/Rh4KunA'!-CARnP@wwiN:Rm_9x'cvw>!|l=<saKvAA!0&3@q}>w^e1bp#&Re2Re3BDx7gH#T|f5H|eKuZ>!%(:qNAH{]Jv6!+3B2B9=b^{X<5<B92:E{ZLvhwA(a;a%!igQuyRmad+#Y}m@3Rh5d8#X'X*:AqUAHzmaxwbh<aXRnVcF}RT#Nw&cj#U(BWnug/vsRntdka)(a3+.Zb7aYYan1!bVa@Xa}[y^@b[{G=H{+hFu73Rj&Pv#5ReQcK%T#sig1v{Rj'Ku+D#'!t]~Grm~?rkKuMB!01d5#`'Vy.ta3Dtu~Hroc8#'{^45s85AwZbP&!#Rn!wghxWn#KvEA!)&2RlA2RlBx:h|#(T,=]j09Wobz>x]z/@awRoTd+#Y(az]hFhCrm4d,#Y+jTv|Q~EfMj]uNr|~FRfOdCa!Xa9_X#@<plJvf!%b`{(9;Rgwc;.!#2x7cw#T|UDb]|T5Ju={(!=@E{&Jv)&!Ab`{'awJvf!~*>>@=be{#KuY>!+&4Ezyi[ugv&RjIdea+T)#UXa&T-T&a!Rh9auRmW=]kLg5vuRn+g3u4Rn-Ow6ARn,hHus5xNk?#UX(U~)/g8v0RkD~AwkkF?Ri.OuNBwkkA?Ri/d|a2`a*^UYa.!aBTZaTa'Xa;!(!2!-a#b2[yC>6Vyq3[xr2Wi?g1rusVh%s?DtF~<5rbJs;%!DtBfswKtCj[uvuSsEu3RgVx3o:u+wN'*Zt;@3rd~Grh~?rfg8w)Lq)qE&-a%!>bI|`jWv0vV~EfCjTv|vV~Ef@j]uNpn~FRfBcK#T']gWNu7x,k7q4ai(0!hHv8<RhmkMu9vrsBuev/RhlCJvB!,g<v{wchh~@:Rhji[vrv{wchi~@:RhkdS&a5UY#Ta!RgPwwiI5BwciI~@:Rh`x'iJvj'!5]iJPu8Bwch]~@:Rhach)U#h3rp]gLh@t|Ax,hTq3ah!-(~@:Ro0Ou!5RhXj^v(pyw8unRhVd|)`,^UYas!a?/a2Z'a^Ta{Tb7Ta(a#!a,Wf&9sZ3DtAadamov=Bqt3[xig8vsRm~>waiL2b`{QJv*_Ouv2qgj<v]v2BqfdR'X*X#Y-@3qr~Gqv~?p6hHv-]glPup5Lq+q?_%*b_{qF{n9b^{rOu4ARhpKvCD!+&~Bqp:5Dbb}nwoiKl&unuTuBv]v+ueunaXRf0=Jvh!0nKufu8v1w&w7q%w&uHrz:Rgnj5w,uxDJq/(!hNw'5ReCk0s2u3w/w'5ReFd>Za&!*UaA=<wkgsRnSJv^!%Refifw3vyRgOKu_B'!,<]gkiiu:w&Rh<=C@a^<B57@2F{[<B5@aW:=3away9A5aW=<B=C@a^<B57@2F{Ie-#`(^^^bCara.b8aza6!/bZ,!adTbnTbOb+aFaS!aAT9@Wf~2Wli3Dtl2@d,#Y&RfnRfmJwJZtN~GqyJva&!VyMg<v~Rm%iXuJu3Rm9Jv[_=]ih9wlkDRkCd1#`(@Wg>2Wls3cH#T(@<Rj*=>Ri|b~'#23s9h<~El.d'#Y&Dtxi^rzvdRl#d*#U%(o|B2s`hJwSaxRmDKv4B&!1:Rmdd5#`'Vx}to~Hq{x'f1v3(!BA5ba|bJv_&!Wfug1v]ReIdO+U/Y#&G}-8wze=Rh{g1v]ReHg/uQRf/by#)ibQwERl/cH#T(@<Rj+=>Ri{cNu+vlax-!(#a0qa9<Rii2;;bU{H;x<i=&X#Rk`<4wwi=C9H~8xAI(Y#<azRi@45wXI<B9;5bb~7dL(X#Xa(+!aL6Vy{g5QqOau:5au2@ay547EzbxOcU(UX-T#Ta#:Cbb|A?wjh/b_|SOw6ARgtihr}u7Rhy<d1#T)X1@@=I|~=ay<2@@=aybb}Sj3vLv;<d,#Y(56H}A978H}@dGpvs@uAu`vcw9*!aFa+ai%(b!aXa8.a?a[ozWey=sU2@G}Nch&U#Rf_WexKu+D#'!t:~Gr`~?r^j]uNr|~FRg*j^psurwJt|RmcKv)@&!)7Rkv~Br[@wxfO:Rl3co#U'6Rezj_q#vIuavjRltwzeyh@vr5JqD0!>aY?C9:9au@9Cb]}9cl#U*5;5<H||jbuus1ucv&Rfvg1v~d/pppzqFr^a--a~!aMat1(hFv;Wiz@@=Izoj5uuv-7Rix~Cw`fk2WlVcZ#X,k)u3vWs@u2]ktg;wEx'fBq(_2Wg/jTv|vV~EfoJv]!15x'hzqG!(P~EfU~CRl_j6v(us5x4i-#T(2WmZ?C2F|d>Kq<aj1!*jTqIsBv=Wl`~Cw`fi2WlWj`v0u*~>RlR=c>Z,k#u3vWs@u2]kr<c1Z+jTqIsBv=Wla~Cw`fm2WlXdmb3!a{(arZa`bkTa%TbQTa-a9+c'!aM!/[yL=Bqug.w'RifhFvyDRj.g>vgwyk^9]k^Jv3_@WfbAARkhJw2_[x|JvB_wkoIRoKwkoJRoLd'(Y#<]gm=<9<H|yd'%_X#skDtb3awwqkgNulRkgdB#^',9:p'hJwSaxRmEBwVb8@4=H|qLu+w50&!)@3qs~?pU>Awwn;;Rn=c:Z'ARn<=<qwKvC@!/&~BqqJv6!&]eVb^z^xRge'/a%+^`#Sge}6<4Rn3=]n0Pw2>Rn8Jw0!&>Rn:>Rn6cY#a7+!a&=<wkaNw~h3z_c5Z{=wjh#=]nLKv^D!&)Vyz=bW|swYb<WetcG#T(2wxa@qVx@gD#Y&b^|V5JwG&!5bb|pg/w&RgD@x=kHs=uAvn!a%%/'+RmSRh694Ro`g-vaRmRhHv-]mlxCcS#`&ba~.5cD#Ta)P~=d,#Y(56H{>978H{Dd_#{2^Y%_+qbbb{6g3sERhsbU{?dfa.,`a(Xa<!aiX#(55RiG54RiHcI#T'WiU3RiVNvdwtfcRlKNvdd,#Y&RlHRlExQgf.1*^T'X#Sgf}6Wn4=]hfPrk>Rn7Jw0!&>Rn5>Rn9Lunw?&a2!,5<oq@@wqfdRlJj5Q~=d,#Y(~ARfcOuN]fdDKw;ay(}i!547E}j?cI#T(@5bV}iCbV}hdv(^^Tb?a40,b##Tbo!a*bR!a<b|a/!aKai!aU[yK=]o^g:v>ReGJwPZtK<7Rh+h<~El,Pv#5ReR@awwxjCg,ulRjDJv6&!]j!z?aQeeg>w=Sh<eeJw;!&axEzOg,Qosc!#*:wkeJ]eJ>x'h-u(!%Ro.w~h.zPdNZ(X,Ya![x{;9ReY;wkgxRiF:x?ap#Y&RmUg<s2Rkod]+UY0TZ'!a&A9sw<=bczLNvuw{gqzNhJwSaxRmCKuLay!#&s_Rf-55b^{uJvZa!!c%#(55Ri654wmiu5RiuawLu,vp!+}^%b_}Y9;wkgxba}o>A9:=b^}zKuh=a''!3awRk3c*'!#aHRk6c+Z&Rk5Rk4Jv)&!awRjSawd9*`#0?C2@EzMj8u<uJ5RmbjQrquJu3x,k>uq@_+=ayb^|W~ARkEOuN]k@7dhzV^X/X&a-#zRzSb`zXcJzTT#2WkVKvDBzW!%FzY9;5bbzWjQrquJu3Jw3%!b`zU=ayb^zQd:#X(T-a!6Vyywxh}=b]{Jg=u1RiAdGp~qHtzv!w(wA+a+a;<!aJaYai'anasb(=azRmV:Cbb{MLq2vb!%')RjuRjrRjtRjqx3jnqCw3!%')Rk(Rk+Rk&Rk)Lq2vb!%')Rj{RjxRjzRjwLq2vb!%')RjsRjpRjfRjex3jcqCw3!%')Rk'Rk*RjkRjl9<CbbzfOu4ARhxLq2vb!%')RjyRjvRjhRjgx=joq*uKvb!%')+-Rk.Rk%Rj~Rk-Rk#Rj}x=jdq*uKvb!%')+-Rk,Rk!Rj|RjmRjjRjidAq&qKs@uAv8Aa.'*-a@a&0!aM@a5[y73Dsy3Ds|3Dt):wxgI2sHJwJZt.~Gqxwsf0ikrzt}Rl0Jvy_[xj~HqzKv_A|D!&WfP8axRoVcf,U#k(v]v+ueunaXRf1Ju}'!g8u#Ri=jQw!sCunLprq>!,')~<5qeGzq9F{W=c##%s5au:5aU3CBE|;d4#X(D!a&6Vygx(b;#(=]ed?C2F{N<capoq2r[a&!aPa9,'Pw;5s:@@=I|,55w_h|@@=IzcP~=x'fCqB_2Wl2>aU@@=I|1OuNBc1Z+jTqIsBv=Wlc~Cw`fl2WlZ~AcTa%!Z+jTqIsBv=Wlb~Cw`fh2WlYk+uNqJsBv=WlSg,u3dca3#UXaMYa)TaB-=cM|7T#<bI}l5@B932:aV2G{BOuNBJq:|M!5Ezt=<B=C@a^<B57@2F{v>cB{/T#=ay<bI{3Jv6!a.6BKq0ah&+!5E}HP~Ef{978BaU@@=Iza<7d#.Y#978BaU@@=IzH~AJq0!(@@=IzG978BaU@@=IzFe,aU*Y&^^^bvJb,b:bFad!a,c2Ta>aL.bo6!a#CbTa'T#Re{2Wlh2@G{yg6t~Ro_NvdRfticuRQRllJv3&!x&c|zs@Jw3!%RflwpfkRlpKuL;%(!Re<@G|C2GzdhIvuBwgjAg-u0RjAKQB%!(GzZ@G|5NuuRl7d='T+Y#Vy[g<v~Rm!==G|>JvA!)@wma=]m1ifuaw&RmnLs@vT'!|/+[y,g:v>ReTJw1!#qX=x!eC{bLu+wT&)ZtZauq_~Graci&U#F|89:r_Lupvq!.)&2RlG8RfaC=x!eF{_h?rpWlmd&'!#X|&]k::xJey#`'T|+<E|&2@H|%dE#(^,g;u.RiEg6vjRiC9xCkA{O|zY#g=ucRmXKs0@!&*@G|m@awRknJuh!,3d(}gY}eJvj!%Rm):Jw3!%Rm+Rm-Ls0w(&!a(a#@b[|6cZ#X'7RkxWgAOu4ARn'dH'U#Y*Vz-Wm'CARm}d]*#a%^a*T'aK!a<9bV{PC=p*Jw4!&SgxcbB5r]idw(wBRmF7xFkt#&`(Rm/Rm8E|!JuY_9:Rl5=wrgr2:bbxd@xXfB(a*#T+!.X0X1Ta/a'T&RlDRfL>RlyARl9b[z[>RfZ:RlL:RfRwlg/ARl;9;RlxKv,A/!%7s69<74=BA5ba{-8Bde#`a<XaKYa1,a'P~=wxfB2bZ}}?C972@@=I}r8@55B9;5bb}G978B2@@=aybb}3j3vLv;<Jw3&!>Rfk=ayb^}4~Ad1#`*@@=aybb{w2@>==<bbz]dx+UY#^UaF!a9!bB'Ya1.!ajXa#%olRhD[y=3Dt#Ov5BrHKuMB%!(Rf^Wep~HrJwkiQjKr|~FRg)Ku+D#'!t5~GrF~?rDdV)UY,Z/_7RkuG{<~BrBg,rlsO:235B@bX}|d?a1!#`(6Vyn5@d##Y+jTv|vV~EfIj]uNpn~FRfH7Lq2vb1!a9-978BaU@@=Iz9978BbU}#~AJq0!(@@=Iz8978BaU@@=Iz7~AJQ|}!978BbU}!JvkaK!AdUa21-U#`a+(g/vsRn~Ou!5RPj:rmu9WhOjXuvvNr}:RhAj^v(pyw8unRn[kPr}p|u7vwv]RiSBd;pppzq@qHQa?(b.!a.a`@.|xa(hFv;Wiyj5uuv-7Riw~Cw`fg2WlU978BbU|wOuNBJqG!(P~EfD~CRlQcZ#X,k)u3vWs@u2]ksg;wEx'f@q1_2Wg.j]uNpn~FRfqJv]!15x'h{qG!(@@=IzK~CRl^j6v(us5x4i,#T(2WmY?C2F{1>Kq<aj1!*jTqIsBv=Wld~Cw`fj2Wl[j`v0u*~>RlT=c>Z,k#u3vWs@u2]kq<c1Z+jTqIsBv=Wle~Cw`fn2Wl]dn1#c(a(b^a2!b/bAT(bj!aDa7bu,a_a{c0!2T0g:v>ReD2@G{42@G{5~DpM~<5rc=Bx6i>{RT#RnI@zCx]y]z:2Jv[!zr5Awyk]9]k]dD(Y+X#6Vz.g=wKtgwhaCwgmTWj2Lu,w%_+/[y-B;b^xeg3u3Rj-2@bX{*KrJ<!+'@Wg(g?QRlC@Jv`!%b[zIwsfII}8JQ_@w|kW|=Jv(%!AqcOuNBJvEzh!bYzjLs@wP#(0!oy@>RkdJwMZtc3Dtd@BcG#T'9bWxg2@2Fznd*#Y+;2x'c}w<zizixNgwa#Z'U+!/!a'!a+w~g~z6wcn{Rn}wcnzRn|5Rh%=]nJg5vuRmvNvdRlvcprJu}w*az*a#!%.a.'Bot9qT]kj@Wg'ay2Gzv@Jv`!%b[zEwsfHI}1;ck#Ux`<Cbbx_Lu+w!a&0*!wko*wwo,So,}6Juqxf!E}PigQuyRm`d3(`#8>Rn%:A5B;bZ~%KvhCa!a2!x>k7#Uxb@b{#xaRk7Jw0!)>wwhlShl}6>wwhmShm}6CJvB!.x'hhvj{!!5Bwkhhbaz}x'hivjz~!5Bwkhibaz|xEhTrNu,v-vpD!a%&/)a3a.,%Ro2t[CE{)@3re9b]{%wjo09:rgc:Z&Ro6=<riifuaw&RmoKrNA!%(Ro4>Ro89;Ri`dSaL'UYzxZb)7Rka3xRhT&!,!#^1U}vbaz{>>@=be}yC@:D5bazzKu+A&!}{?ba}y>>@=be}wxBh[t`u~vJvr!%a!a()a,a0a4RoC=]o;Ju(!%RoGRhdwjh`=]oAg>w#Ro?g5vuRo=NvdRl|Ku]C.!&;RoEJvB!%RoORoMBx'h[v+_?w~h`}~5?w~hd~!xKh]oiptu-utv.vp!#%&a30a@a'a+(a/aOp(o~p!RoDJu(!%RoHRhewjha=]oBNvdRl}g>w#Ro@g5vuRo>c[#X']o<CauRoRAd-#Y':RkpauRoQKu]C.!&;RoFJvB!%RoNRoPBx'h]v+_?w~ha}t5?w~he}ue!/UbhYacXaW^Tc&a;b:a-c/#b&aja1(!cL+!bKbt!bmcRc9aIc?8[yW3Dtt94Rg`Jv}!&SiRMzBhEebShEMNuPRe>x7gL#TzuwjirRipc<Z&>on;>z=h-MSh.Mwqczx'a7vj&!>Re4@=ResJt__NuPRi*NuPRi)j]uNr|~FRfzKrJ>_+@Wfy@Wf]2WocKrJ<!+'@Wg%g/QRl@@Jv`!&awRl<wsfFIzgLu(w*!.*&ShBMwvhIRhI9;RhNx1hK'!#Sn]Mx1hK~0!#:2<H~7cNu+w7D*'1ZtW>Rn1~?rOc:Z&Rn2=<rQ<7wjh&=BSnLMc]#X(6Vz)w[b=a!U#9wzgMc3#&(RgMRitRis<x,gKt`ax!&+SioM=BSilMc3#&(RgKRinRimKurB,!&SiQMzBhDebShDM6BJQ!(P~Efx978B2@@=I}WLrJw!!,a*&@G}O@9wkibRid@@x'fKwC!&SlDMSfLMjUv~Q~EfKKv3@a+!(hFv-]mpx/hYZ(C5RiWz<o/MwkhY?So/M@x,gbvfB*&!SgEM:SoeeehFu3:Rgbda(,^TZa)X/7Sg[eb:2RgI~BrMC@wgkc:wwkcRerx3h(uUvK!&*,SnOM4Sh*MArRg;wHRh(x=h;rJvPwI!a4',a'0@Wg&=BSh/Mg>w=Rh=g3w*wwgGRgGcW(X#;Sg}M2Gzk@Jv`!&awRl=wsfGIz`dKZ*T'Y-:RhR7RhQg5u-p`j6v(us5d,#Y+~Awkia?RicOuNBwkibba}Ld6p~tyu_vbAa'a+!a/'a3aEa8a!>Sh,ebJv{!&Sh@ebSaReb9;SgwebNuPRi(NvdRl)NuPRi'hHu^<Rm^Jvv_@Wl(g;u1Si/ebKu'B&!*Sh?eb@Wl'z@aPeb95Si.ebcpputyvjB)!,&a+0a%ShAMWeK@G}C@WfJ9;RhMwvhH9w{ia}ix,hJvRA1(!zAn[MRhHx1hJ~*!#hFv(BSn[MBJQ!(@@=I~'978B2@@=I}2db.Ua<'X}+T#a0XaG2G}E;wkg|wuh!Rh!x,hZu,@)!&So0MVy)C5RiXACJvB!&5RiY5RiZg8w)cG}*T#2@bU}=KsA>(!a.3wkhZba~(x,h^u(A!&(SoCMRhb5Bz=h[eb?w~hb~6x,h_u(A!&(SoDMRhc5Bz=h]eb?w~hc~6e)aA1T#T,^^^c-bMb&blcPaP(a/!0!bA=b5c@a(!bfbrc#2afwmhARnjwchORnp2Wlf3DtsNvdRl-2@wpa<]m0bx(#:awRk2@Jw3!%RfhwpfgRlnKQB%!(G{V@G|'NuuRl6d='T+Y#VyUg<v~Rl~==G|<Jv+'!aYShC}6@B<5?ba~8@Jw3'!g2QRljhLrpWlOd+#Y'g.w'rIg>w*wgj@g-u0Rj@Lu+wT&)ZtUauq]~GrGci&U#F|39:rELrNvj!.%*RhCwunfw~nf~:9;Ri]>wtnhg;wHRnhx3hDs@v~!/+'@Wfr@9RkSNu&Rlo=@<5GzoKs0@_+@Wl+@awRkmJuh!-3d(}pY#qWJvj!%Rm(:Jw3!%Rm,Rm*de&!1U-U#`)Re;@G|.@9Ri82@wjfvRlq=@<5GzpLvOvr!).&2RlF8Rf`C=x!eE{.Jw3_g2QRlkhLrpWlPde(!#U{s,UXa*Ta'[y'g:v>ReS;x0PZ&RnlRnn~HrKJw1}f!=x!eB|2w]aP(#Xa&a*Ta.Ua2a7=]iOd'#Y&Ro&WnWg;u.RiDg6vjRiBNvdRlzhNvj]nYJuW_2Wm3x)kFze{9d])!a.!,Y01!#&aC!a3RndC=ox~BrC@2b^{pg,rlse7x'ksuq!%Rm.E{xidw(wBRmGx9o+)X#wwo-So-}69:Rl4@xSf@a#XZ'X)X,Ta(/ARl8b[xc>RfY:RlI:RfQwlg.ARl:9;Rlwdn'#^XafaQa1X1TaHTa)@b[{zcZ#X'7RkwWg@Ou4ARn&x)kG#{,g7u/RkGdH'U#Y*Vz'Wm&CARm|bx#(A]gUbUzJj9Q~=d,#Y(56H}l978H{U7d,0#U*2>ABb_xZ978BbU{e~AJQ{g!978BbU{hxMh?ad{oUYZ.x1h?{l!#:2<H{mx3n[t{vl!,&a%3Ro(z=iS}6ARnr=Bwsn^wvn`Rnbd`*T}B0!#^X'BG{c9b]{a>>@=be}F?JvS!&BG{d7BG}(Bde#`a1X,Ya@!a'P~=wxf@2bZ}I56B2@@=aybb}08@55B9;5bb}<j3vLv;<Jw3&!>Rfg=ayb^}&OuNBKuLA!)a!P~=x#fD{f2@>==<bbzl?C972@@=Ix^d6rSu,v7w*C(0a)a6#B+a%!sQ[y?3Dt%3[xn~<5rLOu!5p@Ku+D#'!t7~GrP~?rNKvlaya7'!h+v-5qMg=t|cd,U#5AAaa5Abb{S@52B5@a[@52B5Gx[iXueu;d<#`a(!/549C;ag>23ExY5@Dah89b^~689Jv)!~2b[~1Lv'w(%*!a#bX|aPrmawRe]keu7uhv-q6rxu,q`xTo]/a5aU!bNaDXbi!b-!ao!b<bwA!#5@B932:aV2G|:d-)Y#hJrL>RhG<7@C5<H|_=Cau:5aj5@B932:bJ|ng>vIbs)#?C2F|9jPv0w.vISh-MKvUaz(.!9ABbb|[5;5<H|Eg>unwfh;9:4E|YjQsBt|vjx'hYq3!(?C2F|J:2<BaY?C2F|GOu!5x,g|p{ah!-(?C2F|c9:4E|OjXuvvNr}:Rh&i[w*t|cd+U#jJvsu)vsSn~Mkfrmu9p}u7vwv]So!McW#Xa!ax5@A5aY:5;5<H|>kJv~vYrquJu3x4ib#T)2@SmZM?C2F|Bj:rmu9@xPhI(a*a#U#`a3-5Abb|L~@:RhK9:4E|0@52B5G|#C::aY?C2F|-:2<BaY?C2F|.5Jvk!a)javYrquJu3x4ia#T)2@SmYM?C2F|HAxPhH(!a#U#`a*-5Abb|4~@:RhJ9:4E|R@52B5G|F:2<BaY?C2F|Sc^#Xa2j=Qq5CJvB!-g<v{z;hhM?C2F|Zi[vrv{z;hiM?C2F|XKsA>!a)-g<v{z;h[eb?C2F|]i[vrv{z;h]eb?C2F|^iZu.vix,hZq3ah!.(?C2F|QOu!5ShXM:2<BaY?C2F|P", 13_494, 2713, 49, 25, 61);
//# sourceMappingURL=decode-data-html.js.map
;// CONCATENATED MODULE: ./node_modules/entities/dist/generated/decode-data-xml.js
// Generated using scripts/write-decode-map.ts
/** Packed XML decode trie data. */
const xmlDecodeTree = /* #__PURE__ */ new Uint16Array([
    512, 26_465, 29_036, 7, 0, 2, 4, 116, 24_638, 116, 24_636, 8693, 29_807,
    24_610, 621, 1, 0, 0, 3, 112, 24_614, 111, 115, 24_615,
]);
//# sourceMappingURL=decode-data-xml.js.map
;// CONCATENATED MODULE: ./node_modules/entities/dist/internal/bin-trie-flags.js
/**
 * Bit flags & masks for the binary trie encoding used for entity decoding.
 *
 * The trie is a flat `Uint16Array`. Every node starts with one header word:
 *
 *   15..14 VALUE_LENGTH   Number of words the value occupies, +1.
 *                         0 = no value; 1 = value inline in bits 12..0;
 *                         2/3 = value in the 1/2 words after the header.
 *   13     FLAG13         If VALUE_LENGTH > 0: semicolon required ("strict"
 *                         entity; `;` is never stored as a branch).
 *                         If VALUE_LENGTH == 0: this node is a compact run.
 *   12..7  BRANCH_LENGTH  Number of branches (or run length for runs).
 *   6..0   JUMP_TABLE     Jump-table offset / single-branch char / first
 *                         run char (see below).
 *
 * Branch data follows the header and any value words. Its shape is selected
 * by (JUMP_TABLE, BRANCH_LENGTH) in the header:
 *
 *   Single branch  JUMP_TABLE = the only child's char, BRANCH_LENGTH = 0.
 *                  No branch words; the child node follows immediately.
 *   Jump table     JUMP_TABLE = first covered char (> 0), BRANCH_LENGTH =
 *                  table length. One word per covered char: 0 = no branch,
 *                  otherwise the child's offset from the END of the table,
 *                  +1 (so 0 stays the no-branch sentinel).
 *   Dictionary     JUMP_TABLE = 0, BRANCH_LENGTH = number of branches.
 *                  ceil(n/2) words of sorted keys packed two per word
 *                  (low byte first), then n pointer words storing the
 *                  child's offset from the END of the branch data.
 *   Compact run    VALUE_LENGTH = 0, FLAG13 set. BRANCH_LENGTH = run
 *                  length (3..63), JUMP_TABLE = first char; remaining run
 *                  chars packed two per word after the header. The target
 *                  node follows the packed words immediately.
 *
 * Pointers are end-relative (rather than relative to the pointer's own
 * position) because that makes the common "child encoded right after the
 * branch data" case a small constant, which compresses far better. Offsets
 * to already-encoded (shared) nodes wrap via uint16 modulo arithmetic; the
 * decoder masks navigation results with `& 0xff_ff` to match.
 */
var BinTrieFlags;
(function (BinTrieFlags) {
    BinTrieFlags[BinTrieFlags["VALUE_LENGTH"] = 49152] = "VALUE_LENGTH";
    BinTrieFlags[BinTrieFlags["FLAG13"] = 8192] = "FLAG13";
    BinTrieFlags[BinTrieFlags["BRANCH_LENGTH"] = 8064] = "BRANCH_LENGTH";
    BinTrieFlags[BinTrieFlags["JUMP_TABLE"] = 127] = "JUMP_TABLE";
    /** Bits 12..0: the inline value of a VALUE_LENGTH = 1 header word. */
    BinTrieFlags[BinTrieFlags["VALUE_MASK"] = 8191] = "VALUE_MASK";
})(BinTrieFlags || (BinTrieFlags = {}));
//# sourceMappingURL=bin-trie-flags.js.map
;// CONCATENATED MODULE: ./node_modules/entities/dist/decode.js




var CharCodes;
(function (CharCodes) {
    CharCodes[CharCodes["AMP"] = 38] = "AMP";
    CharCodes[CharCodes["NUM"] = 35] = "NUM";
    CharCodes[CharCodes["SEMI"] = 59] = "SEMI";
    CharCodes[CharCodes["EQUALS"] = 61] = "EQUALS";
    CharCodes[CharCodes["ZERO"] = 48] = "ZERO";
    CharCodes[CharCodes["NINE"] = 57] = "NINE";
    CharCodes[CharCodes["LOWER_A"] = 97] = "LOWER_A";
    CharCodes[CharCodes["LOWER_X"] = 120] = "LOWER_X";
})(CharCodes || (CharCodes = {}));
/** Bit that needs to be set to convert an upper case ASCII character to lower case */
const TO_LOWER_BIT = 0b10_0000;
/*
 * `parseNumericEntity` packs its two results into one 32-bit integer:
 * `(consumed << CONSUMED_SHIFT) | codePoint`. The 21-bit code point field
 * fits any valid Unicode value (max 0x10FFFF, clamped before packing); the
 * consumed count excludes `&` and gets the remaining 11 bits. Extract it
 * with `>>>` so the topmost bit isn't treated as a sign.
 *
 * Plain consts rather than a `const enum`: with `isolatedModules`, enum
 * member reads compile to runtime property loads.
 */
const CONSUMED_SHIFT = 21;
const CODE_POINT_MASK = 0x1f_ff_ff;
/**
 * Reserved consumed field for counts of at least 2047 characters after `&`.
 * The true count is in `longNumericConsumed`.
 */
const CONSUMED_OVERFLOW = 0x7_ff;
/**
 * Side channel for numeric entities of at least 2048 characters including
 * `&`. Set by `parseNumericEntity` when its consumed count reaches the
 * reserved value `CONSUMED_OVERFLOW`; callers read the true count from here.
 * A module-level slot avoids a tuple allocation on the hot path.
 */
let longNumericConsumed = 0;
/**
 * Extract the consumed count from a `parseNumericEntity` packed result,
 * recovering the true length from `longNumericConsumed` when the packed
 * field contains the sentinel. Read it before the next `parseNumericEntity`
 * call, which may overwrite the side channel. This helper owns that protocol.
 * @param packed Packed result of `parseNumericEntity`.
 */
function unpackConsumed(packed) {
    const consumed = packed >>> CONSUMED_SHIFT;
    return consumed === CONSUMED_OVERFLOW ? longNumericConsumed : consumed;
}
/**
 * Unsigned subtraction trick: (code - lo) >>> 0 wraps negatives to large
 * values, so a single `<=` covers the entire [lo..hi] range check.
 * @param code Code point to check.
 */
function isNumber(code) {
    return (code - CharCodes.ZERO) >>> 0 <= 9;
}
function isHexadecimalCharacter(code) {
    return ((code | TO_LOWER_BIT) - CharCodes.LOWER_A) >>> 0 <= 5; // F - a
}
function isAlpha(code) {
    return ((code | TO_LOWER_BIT) - CharCodes.LOWER_A) >>> 0 <= 25; // Z - a
}
/**
 * Checks if the given character is a valid end character for an entity in an attribute.
 *
 * Attribute values that aren't terminated properly aren't parsed, and shouldn't lead to a parser error.
 * See the example in https://html.spec.whatwg.org/multipage/parsing.html#named-character-reference-state
 * @param code Code point to check.
 */
function isEntityInAttributeInvalidEnd(code) {
    return code === CharCodes.EQUALS || isAlpha(code) || isNumber(code);
}
var EntityDecoderState;
(function (EntityDecoderState) {
    EntityDecoderState[EntityDecoderState["EntityStart"] = 0] = "EntityStart";
    EntityDecoderState[EntityDecoderState["NumericStart"] = 1] = "NumericStart";
    EntityDecoderState[EntityDecoderState["NumericDecimal"] = 2] = "NumericDecimal";
    EntityDecoderState[EntityDecoderState["NumericHex"] = 3] = "NumericHex";
    EntityDecoderState[EntityDecoderState["NamedEntity"] = 4] = "NamedEntity";
})(EntityDecoderState || (EntityDecoderState = {}));
/**
 * Decoding mode for named entities.
 */
var DecodingMode;
(function (DecodingMode) {
    /** Entities in text nodes that can end with any character. */
    DecodingMode[DecodingMode["Legacy"] = 0] = "Legacy";
    /** Only allow entities terminated with a semicolon. */
    DecodingMode[DecodingMode["Strict"] = 1] = "Strict";
    /** Entities in attributes have limitations on ending characters. */
    DecodingMode[DecodingMode["Attribute"] = 2] = "Attribute";
})(DecodingMode || (DecodingMode = {}));
/**
 * Token decoder with support of writing partial entities.
 */
class EntityDecoder {
    decodeTree;
    emitCodePoint;
    errors;
    /** The current state of the decoder. */
    state = EntityDecoderState.EntityStart;
    /** Characters that were consumed while parsing an entity. */
    consumed = 1;
    /**
     * The result of the entity.
     *
     * For named entities: the trie index of the best legacy match so far
     * (0 = none). For numeric entities: the accumulated code point.
     */
    result = 0;
    /** The current index in the decode tree. */
    treeIndex = 0;
    /**
     * Characters consumed since the last recorded legacy match, plus one.
     * Invariant at the top of the `stateNamedEntity` loop: `excess` equals
     * the number of unrecorded consumed characters + 1.
     */
    // biome-ignore lint/correctness/noUnusedPrivateClassMembers: False positive (read via destructuring)
    excess = 1;
    /** The mode in which the decoder is operating. */
    decodeMode = DecodingMode.Strict;
    /** The number of characters that have been consumed in the current run. */
    // biome-ignore lint/correctness/noUnusedPrivateClassMembers: False positive
    runConsumed = 0;
    constructor(
    /** The predefined HTML or XML decode tree. */
    decodeTree, 
    /**
     * The function that is called when a codepoint is decoded.
     *
     * For named entities that decode to multiple code points, this will
     * be called multiple times, with the second codepoint, and the same
     * `consumed` value.
     * @param codepoint The decoded codepoint.
     * @param consumed The number of characters consumed by the decoder.
     */
    emitCodePoint, 
    /** An object that is used to produce errors. */
    errors) {
        this.decodeTree = decodeTree;
        this.emitCodePoint = emitCodePoint;
        this.errors = errors;
    }
    /**
     * Resets the instance to make it reusable.
     * @param decodeMode Entity decoding mode to use.
     */
    startEntity(decodeMode) {
        this.decodeMode = decodeMode;
        this.state = EntityDecoderState.EntityStart;
        this.result = 0;
        this.treeIndex = 0;
        this.excess = 1;
        this.consumed = 1;
        this.runConsumed = 0;
    }
    /**
     * Write an entity to the decoder. This can be called multiple times with partial entities.
     * If the entity is incomplete, the decoder will return -1.
     *
     * Mirrors the non-streaming `decodeWithTrie`, but with the ability to stop decoding if the
     * entity is incomplete, and resume when the next string is written.
     * @param input The string containing the entity (or a continuation of the entity).
     * @param offset The offset at which the entity begins. Should be 0 if this is not the first call.
     * @returns The number of characters that were consumed, or -1 if the entity is incomplete.
     */
    write(input, offset) {
        switch (this.state) {
            case EntityDecoderState.EntityStart: {
                if (input.charCodeAt(offset) === CharCodes.NUM) {
                    this.state = EntityDecoderState.NumericStart;
                    this.consumed += 1;
                    return this.stateNumericStart(input, offset + 1);
                }
                this.state = EntityDecoderState.NamedEntity;
                return this.stateNamedEntity(input, offset);
            }
            case EntityDecoderState.NumericStart: {
                return this.stateNumericStart(input, offset);
            }
            case EntityDecoderState.NumericDecimal: {
                return this.stateNumericDecimal(input, offset);
            }
            case EntityDecoderState.NumericHex: {
                return this.stateNumericHex(input, offset);
            }
            default: {
                // NamedEntity — the only remaining state.
                return this.stateNamedEntity(input, offset);
            }
        }
    }
    /**
     * Switches between the numeric decimal and hexadecimal states.
     *
     * Equivalent to the `Numeric character reference state` in the HTML spec.
     * @param input The string containing the entity (or a continuation of the entity).
     * @param offset The current offset.
     * @returns The number of characters that were consumed, or -1 if the entity is incomplete.
     */
    // eslint-disable-next-line unicorn/consistent-class-member-order
    stateNumericStart(input, offset) {
        if (offset >= input.length) {
            return -1;
        }
        if ((input.charCodeAt(offset) | TO_LOWER_BIT) === CharCodes.LOWER_X) {
            this.state = EntityDecoderState.NumericHex;
            this.consumed += 1;
            return this.stateNumericHex(input, offset + 1);
        }
        this.state = EntityDecoderState.NumericDecimal;
        return this.stateNumericDecimal(input, offset);
    }
    /**
     * Parses a hexadecimal numeric entity.
     *
     * Equivalent to the `Hexademical character reference state` in the HTML
     * spec. Digit parsing matches the hex loop in `parseNumericEntity`.
     * The accumulated value is preserved for numeric validation callbacks.
     * @param input The string containing the entity (or a continuation of the entity).
     * @param offset The current offset.
     * @returns The number of characters that were consumed, or -1 if the entity is incomplete.
     */
    stateNumericHex(input, offset) {
        const inputLength = input.length;
        // Local accumulators; flushed before any exit (see stateNamedEntity).
        let { result } = this;
        let { consumed } = this;
        while (offset < inputLength) {
            const char = input.charCodeAt(offset);
            if (isNumber(char) || isHexadecimalCharacter(char)) {
                // Convert hex digit to value (0-15); 'a'/'A' -> 10.
                const digit = char <= CharCodes.NINE
                    ? char - CharCodes.ZERO
                    : (char | TO_LOWER_BIT) - CharCodes.LOWER_A + 10;
                result = result * 16 + digit;
                consumed += 1;
                offset += 1;
            }
            else {
                this.result = result;
                this.consumed = consumed;
                return this.emitNumericEntity(char, 3);
            }
        }
        this.result = result;
        this.consumed = consumed;
        return -1; // Incomplete entity
    }
    /**
     * Parses a decimal numeric entity.
     *
     * Equivalent to the `Decimal character reference state` in the HTML
     * spec. Digit parsing matches the decimal loop in `parseNumericEntity`.
     * The accumulated value is preserved for numeric validation callbacks.
     * @param input The string containing the entity (or a continuation of the entity).
     * @param offset The current offset.
     * @returns The number of characters that were consumed, or -1 if the entity is incomplete.
     */
    stateNumericDecimal(input, offset) {
        const inputLength = input.length;
        // Local accumulators; flushed before any exit (see stateNamedEntity).
        let { result } = this;
        let { consumed } = this;
        while (offset < inputLength) {
            const digit = input.charCodeAt(offset) - CharCodes.ZERO;
            if (digit >>> 0 > 9) {
                this.result = result;
                this.consumed = consumed;
                return this.emitNumericEntity(digit + CharCodes.ZERO, 2);
            }
            result = result * 10 + digit;
            consumed += 1;
            offset += 1;
        }
        this.result = result;
        this.consumed = consumed;
        return -1; // Incomplete entity
    }
    /**
     * Validate and emit a numeric entity.
     *
     * Implements the logic from the `Hexademical character reference start
     * state` and `Numeric character reference end state` in the HTML spec.
     * @param lastCp The last code point of the entity. Used to see if the
     *               entity was terminated with a semicolon.
     * @param expectedLength The minimum number of characters that should be
     *                       consumed. Used to validate that at least one digit
     *                       was consumed.
     * @returns The number of characters that were consumed.
     */
    emitNumericEntity(lastCp, expectedLength) {
        // Ensure we consumed at least one digit.
        if (this.consumed <= expectedLength) {
            this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
            return 0;
        }
        // Figure out if this is a legit end of the entity
        if (lastCp === CharCodes.SEMI) {
            this.consumed += 1;
        }
        else if (this.decodeMode === DecodingMode.Strict) {
            return 0;
        }
        this.emitCodePoint((this.decodeTree === xmlDecodeTree
            ? decode_codepoint_replaceCodePointXML
            : replaceCodePoint)(this.result), this.consumed);
        if (this.errors) {
            if (lastCp !== CharCodes.SEMI) {
                this.errors.missingSemicolonAfterCharacterReference();
            }
            this.errors.validateNumericCharacterReference(this.result);
        }
        return this.consumed;
    }
    /**
     * Flush locally-tracked walk state back to the fields, then emit the
     * recorded legacy match or reject (cold path — at most once per
     * entity). Called after failed navigation (leaf node, branch miss, or
     * compact-run mismatch). In attribute mode, reject if no legacy was
     * recorded at the current node, if we descended past it, or if the
     * pending input character is an invalid attribute terminator.
     * @param consumed Locally-tracked consumed count.
     * @param excess Locally-tracked excess count.
     * @param char Pending input character (may be the mismatching char).
     * @param valueLength Value length at the current trie node.
     */
    flushAndEmitLegacyOrReject(consumed, excess, char, valueLength) {
        this.consumed = consumed;
        this.excess = excess;
        return this.result === 0 ||
            (this.decodeMode === DecodingMode.Attribute &&
                (valueLength === 0 ||
                    excess > 1 ||
                    isEntityInAttributeInvalidEnd(char)))
            ? 0
            : this.emitNotTerminatedNamedEntity();
    }
    /**
     * Parses a named entity.
     *
     * Equivalent to the `Named character reference state` in the HTML spec.
     * @param input The string containing the entity (or a continuation of the entity).
     * @param offset The current offset.
     * @returns The number of characters that were consumed, or -1 if the entity is incomplete.
     */
    stateNamedEntity(input, offset) {
        const { decodeTree } = this;
        const inputLength = input.length;
        const isStrict = this.decodeMode === DecodingMode.Strict;
        /*
         * Local copies of the resumable walk state avoid per-character
         * field writes. They are flushed back to the fields
         * on every exit (chunk end, and before any emit helper that reads
         * them). `this.result` is only written at the (rare) record points,
         * so it stays a direct field write.
         *
         * Legacy-match recording happens in two idempotent places: at the
         * loop top when sitting on a value node, and in the chunk-end
         * epilogue (so `end()` sees matches that land exactly on a chunk
         * boundary). Recording applies `consumed += excess - 1; excess = 1`,
         * which is a no-op when repeated — the loop-top invariant is
         * `excess` = unrecorded consumed characters + 1.
         */
        let { treeIndex } = this;
        let { excess } = this;
        let { consumed } = this;
        let current = decodeTree[treeIndex];
        while (offset < inputLength) {
            /*
             * Descend through value-less jump-table nodes (including the
             * single-branch encoding) inline, mirroring `decodeWithTrie`:
             * this avoids a `determineBranch` call per level for the
             * dominant node shape — including the root on the first write.
             */
            while ((current &
                (BinTrieFlags.VALUE_LENGTH | BinTrieFlags.FLAG13)) ===
                0 &&
                (current & BinTrieFlags.JUMP_TABLE) !== 0) {
                const char = input.charCodeAt(offset);
                const jumpOffset = current & BinTrieFlags.JUMP_TABLE;
                const branchCount = (current & BinTrieFlags.BRANCH_LENGTH) >> 7;
                if (branchCount === 0) {
                    // Single branch encoded inline in the jump offset bits.
                    if (char !== jumpOffset) {
                        return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
                    }
                    treeIndex += 1;
                }
                else {
                    const slot = char - jumpOffset;
                    if (slot >>> 0 >= branchCount) {
                        return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
                    }
                    const stored = decodeTree[treeIndex + 1 + slot];
                    if (stored === 0) {
                        return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
                    }
                    // End-relative: branch data ends at treeIndex+1+branchCount.
                    treeIndex = (treeIndex + branchCount + stored) & 0xff_ff;
                }
                current = decodeTree[treeIndex];
                offset += 1;
                excess += 1;
                /*
                 * `charCodeAt` past the end returns NaN, which would alias
                 * to slot 0 after `>>> 0` — bail out explicitly.
                 */
                // eslint-disable-next-line unicorn/no-break-in-nested-loop
                if (offset >= inputLength)
                    break;
            }
            if (offset >= inputLength)
                break;
            // Handle compact runs (resumable across chunks).
            if ((current &
                (BinTrieFlags.VALUE_LENGTH | BinTrieFlags.FLAG13)) ===
                BinTrieFlags.FLAG13) {
                const runLength = (current & BinTrieFlags.BRANCH_LENGTH) >> 7; /* 3..63 */
                let { runConsumed } = this;
                // If we are starting a run, check the first char.
                if (runConsumed === 0) {
                    const char = input.charCodeAt(offset);
                    if (char !== (current & BinTrieFlags.JUMP_TABLE)) {
                        return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
                    }
                    offset += 1;
                    excess += 1;
                    runConsumed = 1;
                }
                // Check remaining characters in the run (packed two per uint16 word).
                while (runConsumed < runLength) {
                    if (offset >= inputLength) {
                        this.treeIndex = treeIndex;
                        this.excess = excess;
                        this.consumed = consumed;
                        this.runConsumed = runConsumed;
                        return -1;
                    }
                    const charIndexInPacked = runConsumed - 1;
                    const packedWord = decodeTree[treeIndex + 1 + (charIndexInPacked >> 1)];
                    const expectedChar = (packedWord >> ((charIndexInPacked & 1) << 3)) & 0xff;
                    const char = input.charCodeAt(offset);
                    if (char !== expectedChar) {
                        this.runConsumed = 0;
                        return this.flushAndEmitLegacyOrReject(consumed, excess, char, 0);
                    }
                    offset += 1;
                    excess += 1;
                    runConsumed += 1;
                }
                this.runConsumed = 0;
                treeIndex += 1 + (runLength >> 1);
                current = decodeTree[treeIndex];
                // Loop top handles the landed-on node (record/emit/branch).
                continue;
            }
            // Header plus out-of-line value words; 0 means no value.
            const valueLength = current >>> 14;
            const char = input.charCodeAt(offset);
            if (valueLength !== 0) {
                // Record a legacy match (FLAG13 clear = semicolon optional).
                if (!isStrict && (current & BinTrieFlags.FLAG13) === 0) {
                    this.result = treeIndex;
                    consumed += excess - 1;
                    excess = 1;
                }
                /*
                 * Implicit semicolon handling: emit immediately. Covers both
                 * strict (FLAG13 set) and legacy entities — neither stores
                 * an explicit `;` branch in the trie.
                 */
                if (char === CharCodes.SEMI) {
                    return this.emitNamedEntityData(treeIndex, valueLength, consumed + excess);
                }
                /*
                 * `valueLength === 1` packs the codepoint into the header
                 * word's low 13 bits, where branch metadata also lives. Skip
                 * the branch lookup on leaves so those value bits aren't
                 * reinterpreted as branch offsets.
                 */
                if (valueLength === 1) {
                    return this.flushAndEmitLegacyOrReject(consumed, excess, char, valueLength);
                }
            }
            // Value-bearing or dictionary node: dispatch through determineBranch.
            const next = determineBranch(decodeTree, current, treeIndex + (valueLength || 1), char);
            if (next < 0) {
                return this.flushAndEmitLegacyOrReject(consumed, excess, char, valueLength);
            }
            treeIndex = next;
            current = decodeTree[treeIndex];
            offset += 1;
            excess += 1;
        }
        /*
         * Chunk exhausted. Record a legacy match we may be sitting on, so a
         * subsequent `end()` emits it, then persist the walk state.
         */
        if (!isStrict &&
            current >>> 14 !== 0 &&
            (current & BinTrieFlags.FLAG13) === 0) {
            this.result = treeIndex;
            consumed += excess - 1;
            excess = 1;
        }
        this.treeIndex = treeIndex;
        this.excess = excess;
        this.consumed = consumed;
        return -1;
    }
    /**
     * Emit a named entity that was not terminated with a semicolon.
     * @returns The number of characters consumed.
     */
    emitNotTerminatedNamedEntity() {
        const { result, decodeTree } = this;
        const valueLength = decodeTree[result] >>> 14;
        this.emitNamedEntityData(result, valueLength, this.consumed);
        this.errors?.missingSemicolonAfterCharacterReference();
        return this.consumed;
    }
    /**
     * Emit a named entity.
     * @param result The index of the entity in the decode tree.
     * @param valueLength Encoded value length (header plus any value words).
     * @param consumed The number of characters consumed.
     * @returns The number of characters consumed.
     */
    emitNamedEntityData(result, valueLength, consumed) {
        const { decodeTree } = this;
        this.emitCodePoint(valueLength === 1
            ? decodeTree[result] & BinTrieFlags.VALUE_MASK
            : decodeTree[result + 1], consumed);
        if (valueLength === 3) {
            // Emit the second UTF-16 code unit.
            this.emitCodePoint(decodeTree[result + 2], consumed);
        }
        return consumed;
    }
    /**
     * Signal to the parser that the end of the input was reached.
     *
     * Remaining data will be emitted and relevant errors will be produced.
     * @returns The number of characters consumed.
     */
    end() {
        switch (this.state) {
            case EntityDecoderState.NamedEntity: {
                // Emit a named entity if we have one.
                return this.result !== 0 &&
                    (this.decodeMode !== DecodingMode.Attribute ||
                        this.result === this.treeIndex)
                    ? this.emitNotTerminatedNamedEntity()
                    : 0;
            }
            // Otherwise, emit a numeric entity if we have one.
            case EntityDecoderState.NumericDecimal: {
                return this.emitNumericEntity(0, 2);
            }
            case EntityDecoderState.NumericHex: {
                return this.emitNumericEntity(0, 3);
            }
            case EntityDecoderState.NumericStart: {
                this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
                return 0;
            }
            default: {
                // EntityStart or unknown — return 0.
                return 0;
            }
        }
    }
}
/**
 * Determines the branch of the current node that is taken given the current
 * character. This function is used to traverse the trie.
 *
 * See `BinTrieFlags` for the branch-data layouts handled here.
 * @param decodeTree The trie.
 * @param current The current node's header word.
 * @param nodeIndex Index of the node's first branch-data word (the header
 *   plus any value words have been skipped by the caller).
 * @param char The current character.
 * @returns The index of the next node, or -1 if no branch is taken.
 */
function determineBranch(decodeTree, current, nodeIndex, char) {
    const branchCount = (current & BinTrieFlags.BRANCH_LENGTH) >> 7;
    const jumpOffset = current & BinTrieFlags.JUMP_TABLE;
    // Case 1: Single branch or jump table (jumpOffset encodes the first/only char code).
    if (jumpOffset) {
        if (branchCount === 0) {
            // Single branch encoded inline in the jump offset bits.
            return char === jumpOffset ? nodeIndex : -1;
        }
        /*
         * Jump table: branchCount consecutive slots starting at jumpOffset.
         * Unsigned comparison handles both < 0 and >= branchCount in one check.
         */
        const slot = char - jumpOffset;
        if (slot >>> 0 >= branchCount)
            return -1;
        const stored = decodeTree[nodeIndex + slot];
        /*
         * 0 = empty slot (no branch); otherwise the child's offset from the
         * end of the branch array, +1 (end-relative pointers compress
         * better). `& 0xff_ff` mirrors the encoder's uint16 wrap for
         * backreferences to already-encoded nodes.
         */
        return stored === 0
            ? -1
            : (nodeIndex + branchCount + stored - 1) & 0xff_ff;
    }
    /*
     * Case 2: Packed dictionary. Linear scan — over 90% of dict nodes have
     * <= 4 branches in the HTML trie, where the constant-factor savings
     * dominate over binary search's asymptotic edge.
     */
    if (branchCount === 0)
        return -1;
    const packedKeySlots = (branchCount + 1) >> 1;
    const branchEnd = nodeIndex + packedKeySlots + branchCount;
    for (let index = 0; index < branchCount; index++) {
        const packed = decodeTree[nodeIndex + (index >> 1)];
        const key = (packed >> ((index & 1) << 3)) & 0xff;
        if (key === char) {
            const pointerIndex = nodeIndex + packedKeySlots + index;
            // Pointers are relative to the end of the branch data.
            return (branchEnd + decodeTree[pointerIndex]) & 0xff_ff;
        }
        // Keys are sorted; if we've passed `char`, no match is possible.
        if (key > char)
            return -1;
    }
    return -1;
}
/**
 * Read the decoded value from a trie node.
 * @param decodeTree The trie.
 * @param nodeIndex The index of the node.
 * @param valueLength The length of the value (1, 2, or 3).
 * @returns The decoded string.
 */
function readTrieValue(decodeTree, nodeIndex, valueLength) {
    if (valueLength === 1) {
        return String.fromCharCode(decodeTree[nodeIndex] & BinTrieFlags.VALUE_MASK);
    }
    if (valueLength === 2) {
        return String.fromCharCode(decodeTree[nodeIndex + 1]);
    }
    return String.fromCharCode(decodeTree[nodeIndex + 1], decodeTree[nodeIndex + 2]);
}
/**
 * Parse a numeric entity (`&#DDD;` or `&#xHHH;`).
 *
 * Encodes the result as `(consumed << CONSUMED_SHIFT) | codepoint` (see
 * the packing comment at the top of the file; overlong entities spill
 * their length into `longNumericConsumed`). Returns 0 when no digits were
 * found.
 *
 * This is the sync counterpart of the streaming
 * `EntityDecoder#stateNumericDecimal` / `#stateNumericHex`. Digit parsing
 * matches those methods; only this packed result needs a value clamp.
 * @param input       The input string.
 * @param numberStart Index of the `#` character.
 * @param inputLength Cached `input.length`.
 */
function parseNumericEntity(input, numberStart, inputLength) {
    let offset = numberStart + 1; // Skip "#"
    let cp = 0;
    let digitStart = offset;
    /*
     * Separate decimal and hexadecimal loops: each multiplies by a constant
     * and runs a single digit test, instead of a per-character base check.
     */
    if (offset < inputLength &&
        (input.charCodeAt(offset) | TO_LOWER_BIT) === CharCodes.LOWER_X) {
        offset += 1;
        digitStart = offset;
        while (offset < inputLength) {
            const char = input.charCodeAt(offset);
            if (isNumber(char)) {
                cp = cp * 16 + (char - CharCodes.ZERO);
            }
            else if (isHexadecimalCharacter(char)) {
                cp = cp * 16 + ((char | TO_LOWER_BIT) - CharCodes.LOWER_A + 10);
            }
            else {
                break;
            }
            offset += 1;
        }
    }
    else {
        while (offset < inputLength) {
            const digit = input.charCodeAt(offset) - CharCodes.ZERO;
            if (digit >>> 0 > 9)
                break;
            cp = cp * 10 + digit;
            offset += 1;
        }
    }
    if (offset === digitStart)
        return 0;
    // Include the semicolon in consumed when present.
    if (offset < inputLength && input.charCodeAt(offset) === CharCodes.SEMI) {
        offset += 1;
    }
    /*
     * Clamp out-of-range values to 0x110000 so they fit the 21-bit field
     * and decode to U+FFFD. Lengths at or above CONSUMED_OVERFLOW use the
     * side channel described with the packing constants.
     */
    if (cp > 0x10_ff_ff)
        cp = 0x11_00_00;
    let consumed = offset - numberStart;
    if (consumed >= CONSUMED_OVERFLOW) {
        // eslint-disable-next-line unicorn/no-top-level-assignment-in-function -- deliberate side channel, see `longNumericConsumed`
        longNumericConsumed = consumed;
        consumed = CONSUMED_OVERFLOW;
    }
    return (consumed << CONSUMED_SHIFT) | cp;
}
/**
 * Decode all entities in `input` using the HTML trie.
 *
 * Hard-wired to `htmlDecodeTree`: the inline root navigation below assumes
 * the HTML root's jump-table shape, so this must not be generalized to
 * other tries (the XML trie's dictionary root would silently match no
 * entities — `decodeXML` has its own hand-coded fast path instead).
 * @param input      The string to decode.
 * @param isStrict Only match semicolon-terminated entities.
 * @param isAttribute Whether to apply attribute-specific parsing rules (disallowing certain non-semicolon terminators).
 * @returns The decoded string.
 */
function decodeWithTrie(input, isStrict, isAttribute) {
    const decodeTree = htmlDecodeTree;
    // Fast path: no entities at all — return input without any allocation.
    let offset = input.indexOf("&");
    if (offset < 0)
        return input;
    const inputLength = input.length;
    /*
     * `chunkStart` marks the start of the next pending slice. Rejected
     * entities don't advance it, so consecutive rejections are stitched
     * into a single `slice` once a real match (or end of input) is hit.
     */
    let chunkStart = 0;
    let result = "";
    /*
     * Root navigation fields, hoisted out of the per-entity loop. The HTML
     * root is a multi-branch jump-table covering [A-Za-z]; see the inline
     * first-iteration comment below.
     */
    const root = decodeTree[0];
    const rootJumpOffset = root & BinTrieFlags.JUMP_TABLE;
    const rootBranchCount = (root & BinTrieFlags.BRANCH_LENGTH) >> 7;
    do {
        const entityStart = offset + 1;
        // Quick check: entity names must start with [A-Za-z], numeric with #.
        const firstChar = input.charCodeAt(entityStart);
        let consumed;
        let value;
        if (firstChar === CharCodes.NUM) {
            const packed = parseNumericEntity(input, entityStart, inputLength);
            consumed = unpackConsumed(packed);
            // In strict mode, require semicolon termination.
            if (isStrict &&
                consumed > 0 &&
                input.charCodeAt(entityStart + consumed - 1) !== CharCodes.SEMI) {
                consumed = 0;
            }
            value =
                consumed === 0
                    ? ""
                    : codePointToString(packed & CODE_POINT_MASK);
        }
        else if (isAlpha(firstChar)) {
            consumed = 0;
            value = "";
            /*
             * The generator guarantees a jump-table root. Consume the first
             * character directly, then walk from its child.
             */
            const rootSlotIndex = firstChar - rootJumpOffset;
            let nodeIndex;
            if (rootSlotIndex >>> 0 < rootBranchCount) {
                const stored = decodeTree[1 + rootSlotIndex];
                nodeIndex =
                    stored === 0 ? -1 : (rootBranchCount + stored) & 0xff_ff;
            }
            else {
                nodeIndex = -1;
            }
            /*
             * Best legacy (no-semicolon) match so far, as trie coordinates.
             * Deferring `readTrieValue` to the end avoids allocating a
             * string for matches that longer matches supersede.
             */
            let bestNodeIndex = 0;
            let bestValueLength = 0;
            let current = nodeIndex < 0 ? 0 : decodeTree[nodeIndex];
            let index = entityStart + 1;
            /*
             * Walk the trie from the root child. The `trie` label lets the
             * inner descent and compact-run loops abandon the entity (and
             * fall through to the legacy/reject handling) directly.
             */
            trie: while (index < inputLength) {
                /*
                 * Inline value-less jump tables and single branches. A miss
                 * falls through to the recorded legacy match or rejection.
                 */
                while (
                // Value-less, non-run node with a nonzero jump offset.
                (current &
                    (BinTrieFlags.VALUE_LENGTH | BinTrieFlags.FLAG13)) ===
                    0 &&
                    (current & BinTrieFlags.JUMP_TABLE) !== 0) {
                    const jumpOffset = current & BinTrieFlags.JUMP_TABLE;
                    const branchCount = (current & BinTrieFlags.BRANCH_LENGTH) >> 7;
                    if (branchCount === 0) {
                        // Single branch encoded inline in the jump offset bits.
                        if (input.charCodeAt(index) !== jumpOffset)
                            break trie;
                        nodeIndex += 1;
                    }
                    else {
                        const slot = input.charCodeAt(index) - jumpOffset;
                        if (slot >>> 0 >= branchCount)
                            break trie;
                        const stored = decodeTree[nodeIndex + 1 + slot];
                        if (stored === 0)
                            break trie;
                        // End-relative: branch data ends at nodeIndex+1+branchCount.
                        nodeIndex =
                            (nodeIndex + branchCount + stored) & 0xff_ff;
                    }
                    current = decodeTree[nodeIndex];
                    index += 1;
                    /*
                     * `charCodeAt` past the end returns NaN, which would
                     * alias to slot 0 after `>>> 0` — bail out explicitly.
                     */
                    if (index >= inputLength)
                        break trie;
                }
                // FLAG13 without a value marks a compact run.
                if ((current &
                    (BinTrieFlags.VALUE_LENGTH | BinTrieFlags.FLAG13)) ===
                    BinTrieFlags.FLAG13) {
                    const runLength = (current & BinTrieFlags.BRANCH_LENGTH) >> 7;
                    // Check first char (stored in JUMP_TABLE bits).
                    if (input.charCodeAt(index) !==
                        (current & BinTrieFlags.JUMP_TABLE)) {
                        // eslint-disable-next-line unicorn/no-break-in-nested-loop
                        break;
                    }
                    index += 1;
                    // Check remaining characters (packed two per uint16 word).
                    const remaining = runLength - 1;
                    let wordIndex = nodeIndex + 1;
                    let charIndexInPacked = 0;
                    /*
                     * Process pairs: read one packed word, compare low byte then high byte.
                     * No explicit bounds check needed — charCodeAt returns NaN for OOB,
                     * which never equals an integer, so the mismatch break fires naturally.
                     */
                    for (; charIndexInPacked + 1 < remaining; charIndexInPacked += 2) {
                        const packed = decodeTree[wordIndex];
                        if (input.charCodeAt(index) !== (packed & 0xff))
                            break trie;
                        index += 1;
                        if (input.charCodeAt(index) !== ((packed >> 8) & 0xff))
                            break trie;
                        index += 1;
                        wordIndex += 1;
                    }
                    // Handle odd trailing char.
                    if (charIndexInPacked < remaining) {
                        if (input.charCodeAt(index) !==
                            (decodeTree[wordIndex] & 0xff))
                            // eslint-disable-next-line unicorn/no-break-in-nested-loop
                            break;
                        index += 1;
                    }
                    nodeIndex += 1 + (runLength >> 1);
                    current = decodeTree[nodeIndex];
                    // eslint-disable-next-line unicorn/no-break-in-nested-loop
                    continue;
                }
                // Header plus out-of-line value words; 0 means no value.
                const valueLength = current >>> 14;
                const char = input.charCodeAt(index);
                /*
                 * Check current node for a value before navigating.
                 * This handles both: (a) values reached via compact runs on the
                 * previous iteration, and (b) values at regular branch targets.
                 */
                if (valueLength !== 0) {
                    // If char is `;`, emit immediately.
                    if (char === CharCodes.SEMI) {
                        consumed = index - entityStart + 1;
                        // Inline leaves carry the value in the low 13 bits.
                        value =
                            valueLength === 1
                                ? String.fromCharCode(current & BinTrieFlags.VALUE_MASK)
                                : readTrieValue(decodeTree, nodeIndex, valueLength);
                        // eslint-disable-next-line unicorn/no-break-in-nested-loop
                        break;
                    }
                    // Record non-terminated (legacy) match (FLAG13 clear = semicolon optional).
                    if (!isStrict && (current & BinTrieFlags.FLAG13) === 0) {
                        consumed = index - entityStart;
                        bestNodeIndex = nodeIndex;
                        bestValueLength = valueLength;
                    }
                    /*
                     * A valueLength of 1 means the value is packed inline in the header
                     * word — these are always leaf nodes with no branches, so we can
                     * stop walking the trie.
                     */
                    // eslint-disable-next-line unicorn/no-break-in-nested-loop
                    if (valueLength === 1)
                        break;
                }
                // Navigate to the next node (valueLength || 1: skip past value words, minimum 1 for header).
                const next = determineBranch(decodeTree, current, nodeIndex + (valueLength || 1), char);
                // eslint-disable-next-line unicorn/no-break-in-nested-loop
                if (next < 0)
                    break;
                nodeIndex = next;
                current = decodeTree[nodeIndex];
                index += 1;
            }
            /*
             * Post-loop: if the semicolon path didn't set value,
             * check for a final legacy match. The last navigation may
             * have landed on a legacy node whose value hasn't been
             * recorded yet (loop exited before the top-of-loop check
             * could run).
             */
            if (value === "") {
                const finalVL = current >>> 14;
                if (finalVL !== 0 &&
                    !isStrict &&
                    (current & BinTrieFlags.FLAG13) === 0) {
                    consumed = index - entityStart;
                    bestNodeIndex = nodeIndex;
                    bestValueLength = finalVL;
                }
                if (consumed > 0) {
                    value = readTrieValue(decodeTree, bestNodeIndex, bestValueLength);
                }
            }
        }
        else {
            consumed = 0;
            value = "";
        }
        /*
         * The attribute end-char rule (HTML spec §13.2.5.73) only applies to
         * unterminated *named* references.  Semicolon-terminated entities and
         * numeric entities are always accepted, matching EntityDecoder behavior.
         *
         * When `attribute` is false (the common case), short-circuit skips all
         * the unterminated-named checks entirely.
         */
        if (consumed === 0 ||
            (isAttribute &&
                firstChar !== CharCodes.NUM &&
                input.charCodeAt(entityStart + consumed - 1) !==
                    CharCodes.SEMI &&
                entityStart + consumed < inputLength &&
                isEntityInAttributeInvalidEnd(input.charCodeAt(entityStart + consumed)))) {
            // Rejected: leave `&` in the pending chunk, scan past it.
            offset = entityStart;
        }
        else {
            if (chunkStart < offset) {
                result += input.slice(chunkStart, offset);
            }
            result += value;
            offset = chunkStart = entityStart + consumed;
        }
        /*
         * Adjacent entities (`&x;&y;`) are common in entity-dense input;
         * checking the single character at `offset` first skips the
         * `indexOf` call (and its per-call overhead) for that case.
         */
        if (input.charCodeAt(offset) !== CharCodes.AMP) {
            offset = input.indexOf("&", offset);
        }
    } while (offset >= 0);
    return result + input.slice(chunkStart);
}
/**
 * Decodes an HTML string.
 * @param htmlString The string to decode.
 * @param mode The decoding mode.
 * @returns The decoded string.
 */
function decode_decodeHTML(htmlString, mode = DecodingMode.Legacy) {
    return decodeWithTrie(htmlString, mode === DecodingMode.Strict, mode === DecodingMode.Attribute);
}
/**
 * Decodes an HTML string in an attribute.
 * @param htmlAttribute The string to decode.
 * @returns The decoded string.
 */
function decodeHTMLAttribute(htmlAttribute) {
    return decodeWithTrie(htmlAttribute, false, true);
}
/**
 * Decodes an HTML string, requiring all entities to be terminated by a semicolon.
 * @param htmlString The string to decode.
 * @returns The decoded string.
 */
function decodeHTMLStrict(htmlString) {
    return decodeWithTrie(htmlString, true, false);
}
/**
 * Decodes an XML string, requiring all entities to be terminated by a semicolon.
 *
 * Uses a hand-coded fast path for the 5 XML named entities (amp, lt, gt,
 * quot, apos) plus numeric entities, bypassing the trie entirely.
 * @param xmlString The string to decode.
 * @returns The decoded string.
 */
function decodeXML(xmlString) {
    let offset = xmlString.indexOf("&");
    if (offset < 0)
        return xmlString;
    let lastIndex = 0;
    let result = "";
    do {
        const start = offset + 1;
        let consumed = 0;
        let value = "";
        const c1 = xmlString.charCodeAt(start);
        if (c1 === CharCodes.NUM) {
            const packed = parseNumericEntity(xmlString, start, xmlString.length);
            consumed = unpackConsumed(packed);
            // XML is always strict — require semicolon.
            if (consumed === 0 ||
                xmlString.charCodeAt(start + consumed - 1) !== CharCodes.SEMI) {
                consumed = 0;
            }
            else {
                const codePoint = packed & CODE_POINT_MASK;
                // Nonzero BMP values below the surrogate range need no replacement.
                value =
                    (codePoint - 1) >>> 0 < 0xd7_ff
                        ? String.fromCharCode(codePoint)
                        : String.fromCodePoint(replaceCodePointXML(codePoint));
            }
        }
        else {
            /* eslint-disable unicorn/no-break-in-nested-loop -- Keep XML name dispatch inline with the decode loop. */
            switch (c1) {
                // &lt; / &gt;
                case 0x6c:
                case 0x67: {
                    if (xmlString.charCodeAt(start + 1) === 0x74 &&
                        xmlString.charCodeAt(start + 2) === CharCodes.SEMI) {
                        consumed = 3;
                        value = c1 === 0x6c ? "<" : ">";
                    }
                    break;
                }
                // &amp; / &apos;
                case 0x61: {
                    const c2 = xmlString.charCodeAt(start + 1);
                    if (c2 === 0x6d &&
                        xmlString.charCodeAt(start + 2) === 0x70 &&
                        xmlString.charCodeAt(start + 3) === CharCodes.SEMI) {
                        consumed = 4;
                        value = "&";
                    }
                    else if (c2 === 0x70 &&
                        xmlString.charCodeAt(start + 2) === 0x6f &&
                        xmlString.charCodeAt(start + 3) === 0x73 &&
                        xmlString.charCodeAt(start + 4) === CharCodes.SEMI) {
                        consumed = 5;
                        value = "'";
                    }
                    break;
                }
                // &quot;
                case 0x71: {
                    if (xmlString.charCodeAt(start + 1) === 0x75 &&
                        xmlString.charCodeAt(start + 2) === 0x6f &&
                        xmlString.charCodeAt(start + 3) === 0x74 &&
                        xmlString.charCodeAt(start + 4) === CharCodes.SEMI) {
                        consumed = 5;
                        value = '"';
                    }
                    break;
                }
            }
            /* eslint-enable unicorn/no-break-in-nested-loop */
        }
        if (consumed > 0) {
            if (lastIndex < offset)
                result += xmlString.slice(lastIndex, offset);
            result += value;
            offset = lastIndex = start + consumed;
        }
        else {
            offset = start;
        }
        /*
         * Adjacent entities (`&x;&y;`) are common in entity-dense input;
         * checking the single character at `lastIndex` first skips the
         * `indexOf` call (and its per-call overhead) for that case.
         */
        offset =
            xmlString.charCodeAt(offset) === CharCodes.AMP
                ? offset
                : xmlString.indexOf("&", offset);
    } while (offset >= 0);
    return result + xmlString.slice(lastIndex);
}

// Re-export for use by eg. htmlparser2


//# sourceMappingURL=decode.js.map
;// CONCATENATED MODULE: ./lib/web/page/character-references.js


/** Returns the value of an attribute, a string of bytes as written, with its character references decoded. */
function decodeAttribute(value) {
    return value.includes('&') ? byte_strings_toBytes(decodeHTMLAttribute(byte_strings_toText(value))) : value;
}
/** Returns text between tags, a string of bytes as written, with its character references decoded. */
function decodeText(text) {
    return text.includes('&') ? toBytes(decodeHTML(toText(text))) : text;
}

;// CONCATENATED MODULE: ./lib/web/page/refresh.js
/**
 * Returns where a `<meta http-equiv=refresh>` sends readers, given its content; undefined if it only loads the page again.
 * https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh
 */
function refreshTarget(content) {
    const parts = /^\s*[\d.]+[\s;,]\s*[;,]?\s*(?:url\s*=\s*)?(.*)$/is.exec(content);
    const rest = parts?.[1] ?? '';
    if (rest === '')
        return undefined;
    const quoted = /^(["'])(.*?)(?:\1|$)/s.exec(rest);
    return quoted?.[2] ?? rest;
}

;// CONCATENATED MODULE: ./lib/web/page/srcset.js
const SPACE = ' \t\n\f\r';
/**
 * Returns the addresses of a `srcset`, in order, whatever their descriptors: a browser may choose any of them.
 * https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute
 */
function srcsetAddresses(value) {
    const addresses = [];
    let at = 0;
    for (;;) {
        while (at < value.length && (SPACE.includes(value[at] ?? '') || value[at] === ','))
            at++;
        if (at >= value.length)
            return addresses;
        const start = at;
        while (at < value.length && !SPACE.includes(value[at] ?? ''))
            at++;
        let end = at;
        while (value[end - 1] === ',')
            end--;
        addresses.push(value.slice(start, end));
        if (end === at)
            at = descriptorEnd(value, at);
    }
}
/** Commas inside parentheses do not end a descriptor. */
function descriptorEnd(value, from) {
    let inParentheses = false;
    for (let at = from; at < value.length; at++) {
        if (value[at] === '(')
            inParentheses = true;
        else if (value[at] === ')')
            inParentheses = false;
        else if (value[at] === ',' && !inParentheses)
            return at + 1;
    }
    return value.length;
}

;// CONCATENATED MODULE: ./lib/web/page/elements.js




/** How much of a `<meta>` is read: longer values mean nothing to browsers. */
const MAX_META = 4_096;
/** `rel` keywords whose target a browser fetches: https://html.spec.whatwg.org/multipage/links.html#linkTypes. */
const LOADING_RELS = new Set([
    'stylesheet',
    'icon',
    'apple-touch-icon',
    'apple-touch-icon-precomposed',
    'mask-icon',
    'manifest',
    'preload',
    'modulepreload',
    'prefetch',
    'prerender',
]);
/** Those of them whose target is a picture. */
const PICTURE_RELS = new Set([
    'icon',
    'apple-touch-icon',
    'apple-touch-icon-precomposed',
    'mask-icon',
]);
/** What `as` says of a target that is one, a sound or a film. */
const MEDIA = /^\s*(?:image|audio|video)\s*$/i;
/** `rel` keywords whose target is for people or crawlers to follow. */
const LINKING_RELS = new Set([
    'alternate',
    'author',
    'contents',
    'first',
    'help',
    'index',
    'last',
    'license',
    'next',
    'prev',
    'previous',
    'privacy-policy',
    'search',
    'start',
    'terms-of-service',
    'up',
]);
/** Values of `type` with which a browser runs a script: https://mimesniff.spec.whatwg.org/#javascript-mime-type. */
const SCRIPT_TYPE = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:jscript|livescript|javascript1\.[0-5]))$/;
/** Values of `type` with which a script holds data. */
const DATA_TYPES = new Map([
    ['importmap', 'import-map'],
    ['speculationrules', 'speculation-rules'],
    ['application/ld+json', 'json-ld'],
]);
/** What the Pages Router of Next needs to know of a page: https://nextjs.org/docs/pages. */
const NEXT_DATA = '__NEXT_DATA__';
/** Names of `<meta>` whose content is a picture: https://ogp.me, and what X and others read. */
const PREVIEWS = new Set([
    'og:image',
    'og:image:url',
    'og:image:secure_url',
    'twitter:image',
    'twitter:image:src',
]);
/** Elements with addresses within SVG. Browsers know no others there, not even those of HTML. */
const HAS_ADDRESSES_IN_SVG = new Set(['a', 'image', 'use', 'feimage', 'script', 'style']);
/** Attributes that any element may have. */
const GLOBAL = new Set(['id', 'style', 'paint']);
/** Elements with addresses within SVG only. */
const ONLY_IN_SVG = new Set(['use', 'feimage']);
/** Passes on to a listener what the elements of a page say: their addresses, anchors and declarations. */
class ElementReader {
    #listener;
    #baseSeen = false;
    // The element at hand.
    #attributes = new Attributes();
    #start = 0;
    #isForeign = false;
    #inTemplate = false;
    constructor(listener) {
        this.#listener = listener;
    }
    /**
     * Reads one element that starts at an offset. `isForeign`: it is in SVG or MathML, or begins it. Returns what the
     * text in it is read as, if it is.
     */
    read(tag, start, attributes, isForeign, inTemplate) {
        this.#attributes = attributes;
        this.#start = start;
        this.#isForeign = isForeign;
        this.#inTemplate = inTemplate;
        const known = isForeign ? HAS_ADDRESSES_IN_SVG.has(tag) : !ONLY_IN_SVG.has(tag);
        for (let i = 0; i < attributes.length; i++) {
            const attribute = attributes.at(i);
            if (known || GLOBAL.has(attribute.meaning))
                this.#readAttribute(tag, attribute);
        }
        return known ? this.#readElement(tag) : undefined;
    }
    #readElement(tag) {
        if (tag === 'a')
            this.#oldAnchor();
        else if (tag === 'link')
            this.#link();
        else if (tag === 'meta')
            this.#meta();
        else if (tag === 'base')
            this.#base();
        else if (tag === 'style')
            return this.#isCss() ? tag : undefined;
        else if (tag === 'script') {
            if (!this.#runs())
                return this.#dataKind();
            this.#listener.runsScript();
            return tag;
        }
        return undefined;
    }
    /** Browsers take data only from the element itself, and not in SVG. */
    #dataKind() {
        if (this.#isForeign || this.#get('src') !== undefined)
            return undefined;
        const kind = DATA_TYPES.get((this.#get('type') ?? '').trim().toLowerCase());
        return kind ?? (this.#get('id') === NEXT_DATA ? 'next-data' : undefined);
    }
    #readAttribute(tag, { name, meaning, value, at }) {
        switch (meaning) {
            case 'id':
                this.#anchor(value);
                break;
            case 'style':
                this.#listener.style(value, true, at);
                break;
            case 'paint':
                if (this.#isForeign)
                    this.#listener.style(value, true, at);
                break;
            case 'link':
                if (this.#get('method')?.toLowerCase() !== 'dialog')
                    this.#listener.address('link', value, at);
                break;
            case 'load':
            case 'media':
            case 'document':
            case 'symbol':
                if (this.#loads(tag, name))
                    this.#load(meaning, value, at);
                break;
            case 'set':
                if (this.#isForeign)
                    break;
                for (const address of srcsetAddresses(value))
                    this.#load('load', address, at);
                break;
            case 'frame':
                this.#listener.frame(value, at);
        }
    }
    /** `<a name>`, and SVG's `<a xlink:href>`. */
    #oldAnchor() {
        const name = this.#get('name');
        if (name !== undefined)
            this.#anchor(name);
        const link = this.#isForeign ? this.#attributes.find('xlink:href') : undefined;
        if (link !== undefined && this.#get('href') === undefined)
            this.#listener.address('link', link.value, link.at);
    }
    #loads(tag, attribute) {
        // SVG's scripts and pictures have their address in `href`, HTML's in `src`.
        if (attribute.endsWith('href') !== this.#isForeign)
            return false;
        if (attribute === 'xlink:href' && this.#get('href') !== undefined)
            return false;
        if (tag === 'input')
            return this.#get('type')?.toLowerCase() === 'image';
        if (tag === 'iframe')
            return this.#attributes.find('srcdoc') === undefined;
        return tag !== 'script' || this.#runs();
    }
    #runs() {
        return SCRIPT_TYPE.test((this.#get('type') ?? '').trim().toLowerCase());
    }
    /** An empty address is never fetched, and one that is only a fragment stays in the page. */
    #load(use, value, at) {
        const address = trimBytes(value);
        if (address !== '' && !address.startsWith('#'))
            this.#listener.address(use, address, at);
    }
    #anchor(id) {
        if (id !== '' && !this.#inTemplate)
            this.#listener.anchor(id);
    }
    #link() {
        const href = this.#attributes.find('href');
        const set = this.#get('imagesrcset');
        const rels = (this.#get('rel') ?? '').toLowerCase().split(/[ \t\n\f\r]+/);
        if (rels.includes('canonical') && href !== undefined)
            this.#listener.canonical(href.value, href.at);
        if (rels.some((rel) => LOADING_RELS.has(rel))) {
            for (const address of srcsetAddresses(set ?? ''))
                this.#load('load', address, this.#start);
            const isMedia = rels.some((rel) => PICTURE_RELS.has(rel)) || MEDIA.test(this.#get('as') ?? '');
            if (href !== undefined)
                this.#load(isMedia ? 'media' : 'load', href.value, href.at);
        }
        else if (rels.some((rel) => LINKING_RELS.has(rel)) && href !== undefined) {
            const isTranslation = rels.includes('alternate') && this.#get('hreflang') !== undefined;
            if (isTranslation)
                this.#listener.translation(href.value, href.at);
            else
                this.#listener.address('link', href.value, href.at);
        }
    }
    #meta() {
        const content = (this.#get('content') ?? '').slice(0, MAX_META);
        const charset = this.#get('charset');
        const equivalent = this.#get('http-equiv')?.toLowerCase();
        const name = (this.#get('property') ?? this.#get('name'))?.toLowerCase();
        if (charset !== undefined)
            this.#encoding(charset);
        else if (equivalent === 'content-type')
            this.#encoding(/charset\s*=\s*["']?([^\s;"']+)/i.exec(content)?.[1]);
        else if (equivalent === 'refresh')
            this.#refresh(content);
        else if (name === 'og:url')
            this.#listener.canonical(content, this.#start);
        else if (PREVIEWS.has(name))
            this.#listener.preview(trimBytes(content), this.#start);
        else if (name === 'robots' && /noindex|none/i.test(content))
            this.#listener.unlisted();
    }
    #encoding(label) {
        if (label !== undefined)
            this.#listener.encoding(label);
    }
    #refresh(content) {
        const target = refreshTarget(content);
        if (target === undefined)
            return;
        this.#listener.unlisted();
        this.#listener.address('link', target, this.#start);
    }
    #base() {
        const href = this.#get('href');
        if (href === undefined || this.#baseSeen)
            return;
        this.#baseSeen = true;
        this.#listener.base(href);
    }
    #isCss() {
        return /^(?:|text\/css)$/i.test((this.#get('type') ?? '').trim());
    }
    #get(name) {
        return this.#attributes.find(name)?.value;
    }
}

;// CONCATENATED MODULE: ./lib/web/page/foreign-content.js
/** Elements that end SVG and MathML wherever they occur: https://html.spec.whatwg.org/#parsing-main-inforeign. */
const BREAKS_OUT = new Set(('b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu ' +
    'meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var').split(' '));
/** Elements within SVG and MathML that hold HTML again. */
const HOLDS_HTML = new Set([
    'foreignobject',
    'desc',
    'title',
    'mi',
    'mo',
    'mn',
    'ms',
    'mtext',
    'annotation-xml',
]);
/** Those of them that usually hold more than text. */
const HOLDS_MARKUP = new Set(['foreignobject', 'annotation-xml']);
/** Browsers do not nest deeper either. */
const MAX_DEPTH = 512;
/** Keeps track of whether a tag is in SVG or MathML, where `<title>`, `<style>` and `/>` mean something else. */
class ForeignContent {
    #open = [];
    /** Templates that are open in the SVG at hand. */
    #templates = 0;
    inside = false;
    /** Is there an end tag that would change anything? */
    get awaitsEnd() {
        return this.#open.length > 0;
    }
    /** Does `<![CDATA[` start a section of text here, and not a comment? Not in HTML; elements that may hold HTML are assumed to. */
    get takesCdata() {
        return this.inside || (this.#top !== undefined && !HOLDS_MARKUP.has(this.#top));
    }
    /** How many of the elements that matter here are open. */
    get depth() {
        return this.#open.length;
    }
    /** Returns one that is in the same place. */
    copy() {
        const copy = new ForeignContent();
        copy.#open.push(...this.#open);
        copy.#templates = this.#templates;
        copy.inside = this.inside;
        return copy;
    }
    /** Returns whether another one is in the same place. */
    equals(other) {
        return this.#templates === other.#templates && areEqual(this.#open, other.#open);
    }
    open(tag) {
        if (this.inside && BREAKS_OUT.has(tag))
            this.#breakOut();
        const matters = tag === 'svg' || tag === 'math' || (this.inside && HOLDS_HTML.has(tag));
        if (matters && this.#open.length < MAX_DEPTH)
            this.#open.push(tag);
        else if (this.inside && tag === 'template')
            this.#templates++;
        this.#look();
    }
    /** Returns whether it was a template within SVG that was closed, which has no special meaning. */
    close(tag) {
        if (tag === 'template' && this.#templates > 0) {
            this.#templates--;
            return true;
        }
        const at = this.#open.lastIndexOf(tag);
        if (at !== -1)
            this.cut(at);
        return false;
    }
    /** Closes all but the outer elements, `depth` of them. */
    cut(depth) {
        this.#open.length = Math.min(this.#open.length, depth);
        this.#look();
    }
    #breakOut() {
        while (this.#top === 'svg' || this.#top === 'math')
            this.#open.pop();
    }
    get #top() {
        return this.#open.at(-1);
    }
    #look() {
        this.inside = this.#top === 'svg' || this.#top === 'math';
        if (!this.inside)
            this.#templates = 0;
    }
}
function areEqual(a, b) {
    return a.length === b.length && a.every((tag, i) => tag === b[i]);
}

;// CONCATENATED MODULE: ./lib/web/page/shadow-mode.js
/**
 * Returns whether a template with this `shadowrootmode` is shown in its place:
 * https://html.spec.whatwg.org/#attr-template-shadowrootmode
 */
function isShadowMode(value) {
    return /^(?:open|closed)$/i.test(value);
}

;// CONCATENATED MODULE: ./lib/web/page/markup-bytes.js
/** The bytes that mean something in the markup of a page, and the memory that a piece of it is read in. */
const LT = 0x3c;
const GT = 0x3e;
const SLASH = 0x2f;
const BANG = 0x21;
const QUESTION = 0x3f;
const DASH = 0x2d;
const EQUALS = 0x3d;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
const BRACKET = 0x5d;
/** What a byte does: a bit for each. */
const markup_bytes_SPACE = 1;
const ENDS_TAG_NAME = 2;
const ENDS_ATTRIBUTE_NAME = 4;
const ENDS_VALUE = 8;
const LETTER = 16;
/** What each byte does. */
const BYTES = new Uint8Array(256);
for (const byte of Buffer.from('\t\n\f\r '))
    BYTES[byte] = markup_bytes_SPACE | ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME | ENDS_VALUE;
BYTES[SLASH] = ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME;
BYTES[GT] = ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME | ENDS_VALUE;
BYTES[EQUALS] = ENDS_ATTRIBUTE_NAME;
for (let letter = 0x41; letter <= 0x5a; letter++)
    BYTES[letter] = BYTES[letter | 0x20] = LETTER;
/** Larger memory is not kept. In bytes. */
const MAX_SPARE = 1 << 22;
const NO_BYTES = Buffer.alloc(0);
/** For whoever reads next. */
let spare = NO_BYTES;
/** Returns the bytes of a piece, and more behind them. To be given back with `reuse`. */
function bytesOf(text) {
    const room = spare.length < text.length ? Buffer.allocUnsafeSlow(text.length) : spare;
    spare = NO_BYTES;
    room.write(text, 'latin1');
    return room;
}
/** Takes memory that is no longer needed. */
function reuse(bytes) {
    if (bytes.length <= MAX_SPARE)
        spare = bytes;
}

;// CONCATENATED MODULE: ./lib/web/page/raw-text.js
/** Finds the end of elements whose content is plain text to browsers that run scripts. */
/** Elements that hold no markup: https://html.spec.whatwg.org/#parsing-html-fragments lists them with their states. */
const RAW_ELEMENTS = [
    'script',
    'style',
    'title',
    'textarea',
    'noscript',
    'iframe',
    'xmp',
    'noembed',
    'noframes',
    'plaintext',
];
/** The length of the longest mark: `</noscript` and one more character. */
const MAX_MARK = 11;
const SCRIPT_MARK = /<!--|-->|<(\/?)script[\t\n\f\r />]/gi;
/** Nothing ends plain text. */
const ENDS = new Map(RAW_ELEMENTS.filter((element) => element !== 'plaintext').map((element) => [
    element,
    new RegExp(`</${element}[\\t\\n\\f\\r />]`, 'gi'),
]));
/** Finds the end tag of an element that was opened. */
class RawText {
    element;
    /** A script may hold a comment with a script in it: https://html.spec.whatwg.org/#script-data-double-escaped-state. */
    #depth = 'script';
    constructor(element) {
        this.element = element;
    }
    /** Returns one that is in the same place. */
    copy() {
        const copy = new RawText(this.element);
        copy.#depth = this.#depth;
        return copy;
    }
    /** Returns whether another one is in the same place. */
    equals(other) {
        return this.element === other.element && this.#depth === other.#depth;
    }
    /** Returns where the end tag begins in the next piece of the text, from an offset on; -1 if it is not in there. */
    end(piece, from) {
        return this.element === 'script' ? this.#endOfScript(piece, from) : endOf(this.element, piece, from);
    }
    #endOfScript(piece, from) {
        SCRIPT_MARK.lastIndex = from;
        for (let mark = SCRIPT_MARK.exec(piece); mark !== null; mark = SCRIPT_MARK.exec(piece)) {
            if (mark[0] === '<!--') {
                if (this.#depth === 'script')
                    this.#depth = 'comment';
                // Its dashes may belong to the end of the comment, too.
                SCRIPT_MARK.lastIndex = mark.index + 2;
            }
            else if (mark[0] === '-->')
                this.#depth = 'script';
            else if (mark[1] === '')
                this.#depth = this.#depth === 'script' ? 'script' : 'script in comment';
            else if (this.#depth === 'script in comment')
                this.#depth = 'comment';
            else
                return mark.index;
        }
        return -1;
    }
}
function endOf(element, piece, from) {
    const mark = ENDS.get(element);
    if (mark === undefined)
        return -1;
    mark.lastIndex = from;
    return mark.exec(piece)?.index ?? -1;
}
/** The beginning of a mark; never the middle of one. */
const CUT_MARK = /(?:<[!/a-z-]*|--?)$/i;
/** Returns where a mark begins that may be cut off by the end of the piece; the length of the piece if there is none. */
function startOfCutMark(piece) {
    const tail = Math.max(0, piece.length - MAX_MARK + 1);
    const at = piece.slice(tail).search(CUT_MARK);
    return at === -1 ? piece.length : tail + at;
}

;// CONCATENATED MODULE: ./lib/web/page/name-table.js
/** Finds names in bytes, without making strings of them. */
/** Longer names are in no table. */
const MAX_LENGTH = 31;
/** Room for a first letter and a length of five bits each. */
const SIZE = 1 << 10;
const UPPER_CASE = 0x20;
/** What a few ASCII names stand for. */
class NameTable {
    #entries = new Array(SIZE).fill(undefined);
    #ignoresCase;
    /** With `ignoresCase`, the names are all in lower case, and found in any. */
    constructor(names, ignoresCase) {
        this.#ignoresCase = ignoresCase;
        for (const [name, value] of names)
            this.add(name, value);
    }
    add(name, value) {
        const bytes = Buffer.from(name, 'latin1');
        if (bytes.length === 0 || bytes.length > MAX_LENGTH)
            return;
        const place = placeOf(bytes[0] ?? 0, bytes.length);
        const entries = this.#entries[place] ?? [];
        this.#entries[place] = entries;
        entries.push({ bytes, value });
    }
    /** Returns what the name from `start` to `end` stands for; undefined if it is not in the table. */
    get(text, start, end) {
        const length = end - start;
        if (length > MAX_LENGTH)
            return undefined;
        const entries = this.#entries[placeOf(text[start], length)];
        if (entries === undefined)
            return undefined;
        for (const entry of entries)
            if (this.#isAt(text, start, entry.bytes))
                return entry.value;
        return undefined;
    }
    #isAt(text, start, name) {
        for (let i = 0; i < name.length; i++) {
            const byte = text[start + i];
            if (byte === name[i])
                continue;
            // Only letters have a lower case, and no name has anything else that differs by this bit alone.
            if (!this.#ignoresCase || (byte | UPPER_CASE) !== name[i] || byte < 0x41 || byte > 0x5a)
                return false;
        }
        return true;
    }
}
/** The same for upper and lower case. */
function placeOf(first, length) {
    return ((first & 0x1f) << 5) | length;
}

;// CONCATENATED MODULE: ./lib/web/page/vocabulary.js
/** Which tags and attributes say something about addresses and anchors. */



/** A map, because a tag can be called `constructor`, or like any other property that every object has. */
const byName = (table) => new Map(Object.entries(table));
/** Attributes that hold addresses: https://html.spec.whatwg.org/multipage/indices.html#attributes-3, SVG 2. */
const ADDRESSES = byName({
    a: { href: 'link' },
    area: { href: 'link' },
    form: { action: 'link' },
    button: { formaction: 'link' },
    input: { formaction: 'link', src: 'media' },
    img: { src: 'media', srcset: 'set' },
    source: { src: 'media', srcset: 'set' },
    video: { src: 'media', poster: 'media' },
    audio: { src: 'media' },
    track: { src: 'load' },
    embed: { src: 'document' },
    iframe: { src: 'document', srcdoc: 'frame' },
    frame: { src: 'document' },
    object: { data: 'document' },
    script: { src: 'load', href: 'load', 'xlink:href': 'load' },
    body: { background: 'media' },
    table: { background: 'media' },
    col: { background: 'media' },
    colgroup: { background: 'media' },
    thead: { background: 'media' },
    tbody: { background: 'media' },
    tfoot: { background: 'media' },
    tr: { background: 'media' },
    td: { background: 'media' },
    th: { background: 'media' },
    image: { href: 'media', 'xlink:href': 'media', src: 'media', srcset: 'set' },
    use: { href: 'symbol', 'xlink:href': 'symbol' },
    feimage: { href: 'media', 'xlink:href': 'media' },
});
/** Attributes that only mean something together with others of the element. */
const PARTS = byName({
    a: ['name', 'xlink:href'],
    base: ['href'],
    form: ['method'],
    input: ['type'],
    link: ['as', 'href', 'hreflang', 'rel', 'imagesrcset'],
    meta: ['charset', 'content', 'http-equiv', 'name', 'property'],
    script: ['type'],
    style: ['type'],
    template: ['shadowrootmode'],
});
/** Returns the syntax of a page, or of an SVG file that is opened like one. Frames within it are HTML, whatever the page. */
function syntaxOf(page) {
    return /\.(?:xhtml|svg)$/i.test(page) ? 'xml' : 'html';
}
/** Attributes of SVG in which `url()` loads something: https://www.w3.org/TR/SVG2/styling.html#PresentationAttributes. */
const PAINTS = [
    'clip-path',
    'cursor',
    'fill',
    'filter',
    'marker-end',
    'marker-mid',
    'marker-start',
    'mask',
    'stroke',
];
/** Attributes that any element may have. */
const vocabulary_GLOBAL = {
    id: 'id',
    style: 'style',
    ...Object.fromEntries(PAINTS.map((name) => [name, 'paint'])),
};
/** Elements that begin or end something. */
const MARKS = ['svg', 'math', 'template'];
/** Names of SVG that matter here and are not all in lower case. */
const CAMEL_CASE = ['feImage', 'foreignObject'];
const TAG_NAMES = new Set([
    ...ADDRESSES.keys(),
    ...PARTS.keys(),
    ...BREAKS_OUT,
    ...HOLDS_HTML,
    ...RAW_ELEMENTS,
    ...MARKS,
]);
const ATTRIBUTE_NAMES = [
    ...new Set([
        ...Object.keys(vocabulary_GLOBAL),
        ...[...ADDRESSES.values()].flatMap(Object.keys),
        ...[...PARTS.values()].flat(),
    ]),
];
/** Stands for every element that does not matter here. */
const OTHER_TAG = tagOf('');
function tagOf(name) {
    const meaningOf = (attribute) => ADDRESSES.get(name)?.[attribute] ??
        (PARTS.get(name)?.includes(attribute) ? 'part' : (vocabulary_GLOBAL[attribute] ?? null));
    const raw = RAW_ELEMENTS.find((element) => element === name);
    return {
        name,
        meanings: ATTRIBUTE_NAMES.map(meaningOf),
        raw,
        matters: raw !== undefined || MARKS.includes(name),
    };
}
const TAGS = [...TAG_NAMES].map((name) => [name, tagOf(name)]);
const ATTRIBUTES = ATTRIBUTE_NAMES.map((name, index) => [
    name,
    { name, index },
]);
/** The names that matter here, by syntax. */
const NAMES = {
    html: { tags: new NameTable(TAGS, true), attributes: new NameTable(ATTRIBUTES, true) },
    xml: {
        tags: new NameTable([...TAGS, ...CAMEL_CASE.map((name) => [name, tagOf(name.toLowerCase())])], false),
        attributes: new NameTable(ATTRIBUTES, false),
    },
};

;// CONCATENATED MODULE: ./lib/web/page/tokenizer.js



/** Longer attribute values (mostly pictures as `data:`) are not read. */
const MAX_VALUE = 1 << 20;
/** No element or attribute that matters has a longer name. */
const MAX_NAME = 1_024;
/** Where the text stands at the start of a piece. All but the last ones are states of the standard. */
const DATA = 0;
const BEFORE_ATTRIBUTE = 1;
const AFTER_NAME = 2;
const BEFORE_VALUE = 3;
const VALUE = 4;
const COMMENT = 5;
const BOGUS_COMMENT = 6;
const CDATA = 7;
const RAW = 8;
const LONG_TAG_NAME = 9;
const LONG_ATTRIBUTE_NAME = 10;
const LONG_INSTRUCTION = 11;
/** In place of a quotation mark. */
const NO_QUOTE = 0;
const CDATA_START = '<![CDATA[';
/**
 * Finds the tags of a page that matter: https://html.spec.whatwg.org/#tokenization. Works on bytes, because most
 * of a page is text and attributes that nobody asks for, of which no string is to be made. `PageReader` asks for what matters
 * to the check, `TagReader` for all tags.
 */
class Tokenizer {
    /** Is text wanted, apart from what is in tags? */
    wantsText = false;
    wantsEndTags = false;
    /** Is the place in SVG or MathML, where every tag that is known matters? */
    isForeign = false;
    /** Does `<![CDATA[` start a section of text here, and not a comment? */
    takesCdata = false;
    /** Of longer values of attributes, there is only a part. */
    maxValue = MAX_VALUE;
    /** The tags and attributes that matter. */
    names;
    #receiver;
    #isXml;
    /** The piece at hand: what was held back, and what was written. */
    #text = '';
    /** The same. Longer than the text. */
    #bytes = NO_BYTES;
    /** The offset of the piece in the page. */
    #offset = 0;
    /** From where on the piece waits for what follows. */
    #held = -1;
    #state = DATA;
    #stopped = false;
    #raw;
    #tag = OTHER_TAG;
    #tagStart = 0;
    #isEndTag = false;
    /** Does the tag say something, as far as it is read? */
    #matters = false;
    #attribute = '';
    /** What the attribute at hand holds; null if it does not matter. */
    #meaning = null;
    #attributeStart = 0;
    #quote = NO_QUOTE;
    /** The part of the value that was in the pieces before. */
    #value = '';
    /** `names`: those that matter; those that matter to the check unless given. */
    constructor(receiver, syntax, names = NAMES[syntax]) {
        this.#receiver = receiver;
        this.#isXml = syntax === 'xml';
        this.names = names;
    }
    /** Is it between tags, or in text without markup, and has passed on all of it? */
    get isBetweenTags() {
        return this.#held === -1 && (this.#state === DATA || this.#state === RAW);
    }
    /** Is it in text without markup? */
    get isInText() {
        return this.#state === RAW;
    }
    /** Returns whether this and another one are both between tags and find the same in what follows. */
    isInStepWith(other) {
        if (!this.isBetweenTags || !other.isBetweenTags || this.#state !== other.#state)
            return false;
        return this.#raw === undefined || (other.#raw !== undefined && this.#raw.equals(other.#raw));
    }
    /** Goes on as another one does, which has to be between tags. */
    goOnAs(other) {
        this.takesCdata = other.takesCdata;
        this.#state = other.#state;
        this.#raw = other.#raw?.copy();
    }
    /** Reads one more piece of the page. What is not complete at its end waits for the next one. */
    write(piece) {
        if (this.#stopped)
            return;
        const text = this.#held === -1 ? piece : this.#text.slice(this.#held) + piece;
        this.#offset += this.#held === -1 ? this.#text.length : this.#held;
        this.#text = text;
        this.#bytes = bytesOf(text);
        this.#held = -1;
        this.#receiver.piece(text, this.#offset);
        const end = text.length;
        for (let at = 0; at < end && !this.#stopped;)
            at = this.#step(at, end);
        reuse(this.#bytes);
    }
    /** Ends the page: text at its end that looks like the beginning of a tag is no more than text. */
    end() {
        if (this.#held === -1 || this.#stopped || !this.wantsText)
            return;
        const rest = this.#text.slice(this.#held);
        this.#held = -1;
        if (this.#isText(rest))
            this.#receiver.text(rest);
    }
    /** Returns whether what was held back is text if nothing follows it. */
    #isText(rest) {
        if (this.#state === RAW)
            return this.#raw?.end(rest, 0) === -1;
        return this.#state === CDATA || (this.#state === DATA && (rest === '<' || rest === '</'));
    }
    /** Nothing more is passed on. */
    stop() {
        this.#stopped = true;
    }
    /** Reads on from `at`, and returns up to where. */
    #step(at, end) {
        switch (this.#state) {
            case DATA:
                return this.#inData(at, end);
            case BEFORE_ATTRIBUTE:
                return this.#inTag(at, end);
            case AFTER_NAME:
                return this.#afterName(at, end);
            case BEFORE_VALUE:
                return this.#beforeValue(at, end);
            case VALUE:
                return this.#inValue(at, end);
            case COMMENT:
                return this.#inComment(at, end);
            case CDATA:
                return this.#inCdata(at, end);
            case RAW:
                return this.#inRaw(at, end);
            case LONG_TAG_NAME:
                return this.#skipTo(at, end, ENDS_TAG_NAME, BEFORE_ATTRIBUTE);
            case LONG_ATTRIBUTE_NAME:
                return this.#skipTo(at, end, ENDS_ATTRIBUTE_NAME, AFTER_NAME);
            default:
                return this.#inBogusComment(at, end);
        }
    }
    /** What begins at `at` is not complete: it is read again together with what follows. */
    #hold(at, end) {
        this.#held = at;
        return end;
    }
    /** https://html.spec.whatwg.org/#data-state */
    #inData(start, end) {
        const bytes = this.#bytes;
        let at = start;
        while (at < end && bytes[at] !== LT)
            at++;
        if (this.wantsText && at > start)
            this.#receiver.text(this.#text.slice(start, at));
        return at === end ? end : this.#openTag(at, end);
    }
    /** https://html.spec.whatwg.org/#tag-open-state */
    #openTag(at, end) {
        if (at + 1 >= end)
            return this.#hold(at, end);
        const next = this.#bytes[at + 1];
        if (this.#startsName(next))
            return this.#tagName(at, at + 1, end, false);
        if (next === SLASH) {
            // https://html.spec.whatwg.org/#end-tag-open-state
            if (at + 2 >= end)
                return this.#hold(at, end);
            if (this.#startsName(this.#bytes[at + 2]))
                return this.#tagName(at, at + 2, end, true);
            this.#state = BOGUS_COMMENT;
            return at + 2;
        }
        if (next === BANG)
            return this.#declaration(at, end);
        if (next === QUESTION)
            return this.#isXml ? this.#instruction(at, end) : this.#skipComment(at + 2);
        if (this.wantsText)
            this.#receiver.text('<');
        return at + 1;
    }
    /** XML allows many more letters; whatever does not end a name begins one here. */
    #startsName(byte) {
        const does = BYTES[byte];
        return this.#isXml
            ? (does & ENDS_TAG_NAME) === 0 && byte !== BANG && byte !== QUESTION
            : (does & LETTER) !== 0;
    }
    /** https://html.spec.whatwg.org/#tag-name-state */
    #tagName(tagStart, start, end, isEndTag) {
        const bytes = this.#bytes;
        let at = start + 1;
        while (at < end && (BYTES[bytes[at]] & ENDS_TAG_NAME) === 0)
            at++;
        const isLong = at - start > MAX_NAME;
        if (at === end && !isLong)
            return this.#hold(tagStart, end);
        this.#isEndTag = isEndTag;
        this.#tagStart = this.#offset + start;
        this.#tag =
            isEndTag && !this.wantsEndTags
                ? OTHER_TAG
                : (this.names.tags.get(bytes, start, at) ?? this.#otherTag(start, at));
        this.#matters = this.#tag.matters || this.isForeign || this.#isXml;
        this.#state = at === end ? LONG_TAG_NAME : BEFORE_ATTRIBUTE;
        return this.#inTag(at, end);
    }
    #otherTag(start, end) {
        const { other } = this.names;
        return other === undefined ? OTHER_TAG : other(this.#text.slice(start, end));
    }
    /** https://html.spec.whatwg.org/#before-attribute-name-state, and those after it as long as nothing is unusual. */
    #inTag(from, end) {
        const bytes = this.#bytes;
        let at = from;
        for (;;) {
            while (at < end && (BYTES[bytes[at]] & markup_bytes_SPACE) !== 0)
                at++;
            if (at === end)
                return end;
            const byte = bytes[at];
            if (byte === GT)
                return this.#endOfTag(at, false);
            if (byte === SLASH) {
                // https://html.spec.whatwg.org/#self-closing-start-tag-state
                if (at + 1 === end)
                    return this.#hold(at, end);
                if (bytes[at + 1] === GT)
                    return this.#endOfTag(at + 1, true);
                at++;
                continue;
            }
            // https://html.spec.whatwg.org/#attribute-name-state
            const start = at++;
            while (at < end && (BYTES[bytes[at]] & ENDS_ATTRIBUTE_NAME) === 0)
                at++;
            if (at === end && at - start <= MAX_NAME)
                return this.#hold(start, end);
            this.#setAttribute(start, at);
            const quote = bytes[at + 1];
            if (bytes[at] !== EQUALS || (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) || at + 1 >= end) {
                this.#state = at === end ? LONG_ATTRIBUTE_NAME : AFTER_NAME;
                return at;
            }
            const value = at + 2;
            at = value;
            while (at < end && bytes[at] !== quote)
                at++;
            if (at === end) {
                this.#quote = quote;
                this.#state = VALUE;
                return this.#keepValue(value, end);
            }
            if (this.#meaning !== null)
                this.#passAttribute(this.#meaning, this.#text.slice(value, at));
            at++;
        }
    }
    #setAttribute(start, end) {
        const known = this.#isEndTag
            ? undefined
            : this.names.attributes.get(this.#bytes, start, end);
        this.#meaning = known === undefined ? null : (this.#tag.meanings[known.index] ?? null);
        if (known === undefined || this.#meaning === null)
            return;
        this.#attribute = known.name;
        this.#attributeStart = this.#offset + start;
    }
    #passAttribute(meaning, value) {
        this.#receiver.attribute(this.#attribute, meaning, value, this.#attributeStart, this.#tag);
        this.#value = '';
        this.#matters = true;
    }
    /** https://html.spec.whatwg.org/#after-attribute-name-state */
    #afterName(from, end) {
        let at = from;
        while (at < end && (BYTES[this.#bytes[at]] & markup_bytes_SPACE) !== 0)
            at++;
        if (at === end)
            return end;
        if (this.#bytes[at] === EQUALS) {
            this.#state = BEFORE_VALUE;
            return at + 1;
        }
        if (this.#meaning !== null)
            this.#passAttribute(this.#meaning, '');
        this.#state = BEFORE_ATTRIBUTE;
        return at;
    }
    /** https://html.spec.whatwg.org/#before-attribute-value-state */
    #beforeValue(from, end) {
        let at = from;
        while (at < end && (BYTES[this.#bytes[at]] & markup_bytes_SPACE) !== 0)
            at++;
        if (at === end)
            return end;
        const byte = this.#bytes[at];
        const isQuoted = byte === DOUBLE_QUOTE || byte === SINGLE_QUOTE;
        this.#quote = isQuoted ? byte : NO_QUOTE;
        this.#state = VALUE;
        return isQuoted ? at + 1 : at;
    }
    /** https://html.spec.whatwg.org/#attribute-value-(double-quoted)-state, and the other two. */
    #inValue(start, end) {
        const bytes = this.#bytes;
        const quote = this.#quote;
        let at = start;
        if (quote === NO_QUOTE)
            while (at < end && (BYTES[bytes[at]] & ENDS_VALUE) === 0)
                at++;
        else
            while (at < end && bytes[at] !== quote)
                at++;
        if (at === end)
            return this.#keepValue(start, end);
        if (this.#meaning !== null)
            this.#passAttribute(this.#meaning, this.#value + this.#text.slice(start, at));
        this.#state = BEFORE_ATTRIBUTE;
        return quote === NO_QUOTE ? at : at + 1;
    }
    #keepValue(start, end) {
        if (this.#meaning !== null && this.#value.length <= this.maxValue)
            this.#value += this.#text.slice(start, end);
        return end;
    }
    /** Returns where the text after the tag begins; `at` is its `>`. */
    #endOfTag(at, closesItself) {
        const tag = this.#tag;
        this.#state = DATA;
        if (this.#isEndTag) {
            if (this.wantsEndTags && tag !== OTHER_TAG)
                this.#receiver.endTag(tag);
            return at + 1;
        }
        if (!this.#matters)
            return at + 1;
        const raw = this.#receiver.startTag(tag, this.#tagStart, this.#offset + at, closesItself);
        if (raw !== undefined) {
            this.#raw = new RawText(raw);
            this.#state = RAW;
        }
        return at + 1;
    }
    /** https://html.spec.whatwg.org/#markup-declaration-open-state */
    #declaration(at, end) {
        const bytes = this.#bytes;
        if (bytes[at + 2] === DASH && at + 2 < end) {
            if (at + 3 >= end)
                return this.#hold(at, end);
            if (bytes[at + 3] === DASH)
                return this.#commentStart(at, end);
        }
        const isCut = end - at < CDATA_START.length && CDATA_START.startsWith(this.#text.slice(at));
        if (isCut)
            return this.#hold(at, end);
        if ((this.takesCdata || this.#isXml) && this.#text.startsWith(CDATA_START, at)) {
            this.#state = CDATA;
            return at + CDATA_START.length;
        }
        return this.#skipComment(at + 2);
    }
    /** https://html.spec.whatwg.org/#comment-start-state */
    #commentStart(at, end) {
        const start = at + 4;
        if (!this.#isXml) {
            if (start >= end)
                return this.#hold(at, end);
            if (this.#bytes[start] === GT)
                return start + 1;
            if (start + 1 >= end)
                return this.#hold(at, end);
            if (this.#bytes[start] === DASH && this.#bytes[start + 1] === GT)
                return start + 2;
        }
        this.#state = COMMENT;
        return start;
    }
    /** https://html.spec.whatwg.org/#comment-state, and those after it. */
    #inComment(from, end) {
        const bytes = this.#bytes;
        for (let at = this.#text.indexOf('--', from); at !== -1; at = this.#text.indexOf('--', at + 1)) {
            if (at + 2 >= end)
                return this.#hold(at, end);
            const bang = bytes[at + 2] === BANG && !this.#isXml ? 1 : 0;
            if (at + 2 + bang >= end)
                return this.#hold(at, end);
            if (bytes[at + 2 + bang] !== GT)
                continue;
            this.#state = DATA;
            return at + 3 + bang;
        }
        return bytes[end - 1] === DASH ? this.#hold(end - 1, end) : end;
    }
    #skipComment(at) {
        this.#state = BOGUS_COMMENT;
        return at;
    }
    /** https://html.spec.whatwg.org/#bogus-comment-state; a DOCTYPE ends as early. */
    #inBogusComment(from, end) {
        const isInstruction = this.#state === LONG_INSTRUCTION;
        const mark = this.#text.indexOf(isInstruction ? '?>' : '>', from);
        if (mark === -1)
            return isInstruction && this.#bytes[end - 1] === QUESTION ? this.#hold(end - 1, end) : end;
        this.#state = DATA;
        return mark + (isInstruction ? 2 : 1);
    }
    /** https://html.spec.whatwg.org/#cdata-section-state */
    #inCdata(from, end) {
        const mark = this.#text.indexOf(']]>', from);
        let to = mark === -1 ? end : mark;
        if (mark === -1)
            for (let kept = 0; kept < 2 && this.#bytes[to - 1] === BRACKET && to > from; kept++)
                to--;
        if (this.wantsText && to > from)
            this.#receiver.text(this.#text.slice(from, to));
        if (mark === -1)
            return to === end ? end : this.#hold(to, end);
        this.#state = DATA;
        return mark + 3;
    }
    /** https://www.w3.org/TR/xml/#sec-pi. Long ones say nothing here. */
    #instruction(at, end) {
        const mark = this.#text.indexOf('?>', at + 2);
        if (mark === -1 && end - at <= MAX_NAME)
            return this.#hold(at, end);
        if (mark === -1) {
            this.#state = LONG_INSTRUCTION;
            return this.#inBogusComment(at + 2, end);
        }
        this.#receiver.instruction(this.#text.slice(at + 2, mark), this.#offset + at + 2);
        return mark + 2;
    }
    /** https://html.spec.whatwg.org/#rcdata-state, and the others for elements without markup. */
    #inRaw(from, end) {
        const to = startOfCutMark(this.#text);
        const mark = from < to ? (this.#raw?.end(to === end ? this.#text : this.#text.slice(0, to), from) ?? -1) : -1;
        const stop = mark === -1 ? Math.max(from, to) : mark;
        if (this.wantsText && stop > from)
            this.#receiver.text(this.#text.slice(from, stop));
        if (mark === -1)
            return stop === end ? end : this.#hold(stop, end);
        this.#raw = undefined;
        this.#state = DATA;
        return mark;
    }
    #skipTo(from, end, what, state) {
        let at = from;
        while (at < end && (BYTES[this.#bytes[at]] & what) === 0)
            at++;
        if (at < end)
            this.#state = state;
        return at;
    }
}

;// CONCATENATED MODULE: ./lib/web/page/html.js








/** Longer style sheets and scripts within a page are not read. */
const MAX_TEXT = 16 << 20;
/** Browsers do not nest deeper either. */
const MAX_TEMPLATE_DEPTH = 512;
const STYLE_SHEET = /^xml-stylesheet\s(?:[^>]*?\s)?href\s*=\s*(["'])([^"']*)\1/;
const OTHER_ENTITY = /&[\w.-]+;/;
/**
 * Reads a page in chunks (strings of bytes) and passes on what a browser with scripts would find in it: nothing in
 * comments, `<noscript>` and inert templates, the first of two attributes of one name, no tag that never ends.
 */
class PageReader {
    #listener;
    #elements;
    #tokenizer;
    #syntax;
    #foreign = new ForeignContent();
    #chunkStart = 0;
    #lineEnds = 0;
    #lines = new line_counter_LineCounter('');
    #attributes = new Attributes();
    /** Is an address missed because it is too long to be read? */
    #hasUnreadValue = false;
    /** Was there an element? */
    #isBegun = false;
    /** Open templates: what they hold does not exist until a script uses it. */
    #templates = [];
    #isInert = false;
    #inNoscript = false;
    /** What the text of the element at hand is read as. */
    #text;
    #textParts = '';
    #textStart = 0;
    /** The line on which the text starts, if that is not in the chunk at hand. */
    #textLine = 1;
    /** In `xml`, the page is XHTML that is served as such, and every element can close itself. */
    constructor(listener, syntax = 'html') {
        this.#listener = listener;
        this.#elements = new ElementReader(listener);
        this.#syntax = syntax;
        this.#tokenizer = new Tokenizer(this, syntax);
    }
    write(chunk) {
        this.#tokenizer.write(chunk);
    }
    /** Ends the reading: nothing more is passed on. */
    stop() {
        this.#tokenizer.stop();
    }
    /**
     * Returns the line of an offset, from 1 on. Offsets must not decrease, nor be before the chunk at hand, apart from
     * the start of a style sheet or script.
     */
    line(at) {
        if (at < this.#chunkStart && at === this.#textStart)
            return this.#textLine;
        return this.#lineEnds + this.#lines.at(at - this.#chunkStart) + 1;
    }
    // Called by the tokenizer.
    piece(text, offset) {
        if (this.#text !== undefined && this.#textStart >= this.#chunkStart)
            this.#textLine = this.line(this.#textStart);
        this.#lineEnds += this.#lines.at(offset - this.#chunkStart);
        this.#lines = new line_counter_LineCounter(text);
        this.#chunkStart = offset;
    }
    attribute(name, meaning, written, at, tag) {
        if (this.#attributes.find(name) !== undefined)
            return;
        // One that is too long still counts as present: a frame with a `srcdoc` does not load its `src`.
        const isUnread = written.length > MAX_VALUE;
        if (isUnread && mayNameFiles(meaning, written, tag.name))
            this.#hasUnreadValue = true;
        this.#attributes.add(name, meaning, isUnread ? '' : this.#decoded(written), at);
    }
    /** Entities that an XML file declares itself are not known, nor what has them in it. */
    #decoded(value) {
        const decoded = decodeAttribute(value);
        return this.#syntax === 'xml' && value.includes('&') && OTHER_ENTITY.test(decoded) ? '' : decoded;
    }
    startTag(tag, start, end, closesItself) {
        const wasForeign = this.#foreign.inside;
        this.#isBegun = true;
        this.#foreign.open(tag.name);
        const isForeign = this.#foreign.inside;
        this.#element(tag.name, start, end);
        this.#attributes.clear();
        this.#hasUnreadValue = false;
        if (closesItself && (this.#syntax === 'xml' || wasForeign || isForeign))
            this.#close(tag.name);
        this.#sayWhatIsWanted();
        return this.#syntax === 'xml' || wasForeign ? undefined : tag.raw;
    }
    endTag(tag) {
        this.#close(tag.name);
        this.#sayWhatIsWanted();
    }
    text(text) {
        if (this.#text !== undefined && this.#textParts.length <= MAX_TEXT)
            this.#textParts += text;
    }
    /** Style sheets of XML, which come before the first element: https://www.w3.org/TR/xml-stylesheet/. */
    instruction(text, at) {
        if (this.#isBegun)
            return;
        const [, , href] = STYLE_SHEET.exec(text) ?? [];
        if (href !== undefined && href !== '' && !href.startsWith('#'))
            this.#listener.address('load', this.#decoded(href), at);
    }
    // What it stands for.
    #sayWhatIsWanted() {
        const tokenizer = this.#tokenizer;
        tokenizer.wantsText = this.#text !== undefined;
        tokenizer.isForeign = this.#foreign.inside;
        tokenizer.takesCdata = this.#foreign.takesCdata;
        tokenizer.wantsEndTags =
            this.#text !== undefined || this.#inNoscript || this.#templates.length > 0 || this.#foreign.awaitsEnd;
    }
    #close(tag) {
        const isForeign = this.#foreign.close(tag);
        if (tag === 'template' && !isForeign)
            this.#endTemplate();
        else if (tag === 'noscript')
            this.#inNoscript = false;
        else if (this.#text !== undefined && tag === (this.#text === 'style' ? 'style' : 'script'))
            this.#endText();
    }
    #startTemplate() {
        if (this.#foreign.inside || this.#templates.length >= MAX_TEMPLATE_DEPTH)
            return;
        const inert = !isShadowMode(this.#attributes.find('shadowrootmode')?.value ?? '');
        this.#templates.push({ inert, foreignDepth: this.#foreign.depth });
        this.#isInert ||= inert;
    }
    #endTemplate() {
        const template = this.#templates.pop();
        if (template === undefined)
            return;
        this.#isInert = this.#templates.some(({ inert }) => inert);
        this.#foreign.cut(template.foreignDepth);
    }
    #endText() {
        const text = this.#textParts;
        const what = this.#text ?? 'script';
        if (text.length > MAX_TEXT)
            this.#listener.tooLarge(what, this.#textStart);
        else if (text.trim() !== '') {
            if (what === 'style')
                this.#listener.style(text, false, this.#textStart);
            else if (what === 'script')
                this.#listener.script(text, this.#textStart);
            else
                this.#listener.data(what, text, this.#textStart);
        }
        this.#text = undefined;
        this.#textParts = '';
    }
    #element(tag, start, end) {
        // In HTML, what it holds is not read at all.
        if (this.#syntax === 'xml')
            this.#inNoscript ||= tag === 'noscript';
        if (tag === 'template')
            this.#startTemplate();
        if (this.#inNoscript || this.#isInert)
            return;
        if (this.#hasUnreadValue)
            this.#listener.tooLarge('value', end);
        const text = this.#elements.read(tag, start, this.#attributes, this.#foreign.inside, this.#templates.length > 0);
        if (text === undefined)
            return;
        this.#text = text;
        this.#textStart = start;
    }
}
/** Most long values are pictures as `data:`; what is long in a `<meta>` means nothing to browsers. */
function mayNameFiles(meaning, value, tag) {
    if (meaning === 'set' || meaning === 'style' || meaning === 'frame')
        return true;
    return meaning !== 'id' && tag !== 'meta' && !hasOtherScheme(value);
}

;// CONCATENATED MODULE: ./lib/web/page/page-text.js



/** Pages are read in pieces of this size, in bytes: a page of any size takes the same memory. */
const PIECE_BYTES = 1 << 20;
const buffer = Buffer.allocUnsafe(PIECE_BYTES);
/** The text of a page, piece by piece, as strings of bytes. It can be read more than once. */
class PageText {
    #path;
    #syntax;
    /** Most pages are one piece, which is kept. */
    #whole;
    /** Throws what the file system throws, but only when it is read. */
    constructor(path, syntax) {
        this.#path = path;
        this.#syntax = syntax;
    }
    *[Symbol.iterator]() {
        if (this.#whole === undefined)
            yield* this.#pieces();
        else
            yield this.#whole;
    }
    *#pieces() {
        const file = (0,external_node_fs_namespaceObject.openSync)(this.#path, 'r');
        try {
            const first = readPiece(file);
            const reader = new encoding_Utf8Reader(encoding_pageEncoding(first, this.#syntax, encodingIn));
            let text = reader.read(first);
            for (let isFirst = true;; isFirst = false) {
                const piece = readPiece(file);
                const next = piece.length === 0 ? undefined : reader.read(piece);
                if (isFirst && next === undefined)
                    this.#whole = text;
                yield text;
                if (next === undefined)
                    return;
                text = next;
            }
        }
        finally {
            (0,external_node_fs_namespaceObject.closeSync)(file);
        }
    }
}
/** Returns the text of a page that was read at once, as a string of bytes. */
function pageTextOf(content, syntax) {
    const start = content.subarray(0, PIECE_BYTES);
    return new Utf8Reader(pageEncoding(start, syntax, encodingIn)).read(content);
}
/** Valid until the next one is read. */
function readPiece(file) {
    return buffer.subarray(0, (0,external_node_fs_namespaceObject.readSync)(file, buffer, 0, PIECE_BYTES, null));
}
const ignore = () => { };
/** Ignores everything: the rest of a listener that wants little. */
const NO_LISTENER = {
    address: ignore,
    anchor: ignore,
    base: ignore,
    canonical: ignore,
    preview: ignore,
    data: ignore,
    style: ignore,
    script: ignore,
    tooLarge: ignore,
    runsScript: ignore,
    frame: ignore,
    translation: ignore,
    unlisted: ignore,
    encoding: ignore,
};
/** Returns the encoding that the first `<meta>` with one declares. */
function encodingIn(start) {
    let found;
    const encoding = (label) => {
        found = label;
        reader.stop();
    };
    const reader = new PageReader({ ...NO_LISTENER, encoding });
    reader.write(start);
    return found;
}
/** Returns the address in the first `<base>` of a page that has one. It applies to the whole page, also to what comes before it. */
function baseIn(text, syntax) {
    if (!namesBase(text))
        return undefined;
    let found;
    const base = (href) => {
        found = href;
        reader.stop();
    };
    const reader = new PageReader({ ...NO_LISTENER, base }, syntax);
    for (const piece of text) {
        reader.write(piece);
        if (found !== undefined)
            break;
    }
    return found;
}
const BASE = /<base[\t\n\f\r /]/i;
const BASE_LENGTH = 6;
/** Returns whether what may be a `<base>` is in a text. */
function mayHaveBase(text) {
    return BASE.test(text);
}
/** Few pages contain the tag; only those are worth reading twice. */
function namesBase(text) {
    let before = '';
    for (const piece of text) {
        if (BASE.test(piece) || BASE.test(before + piece.slice(0, BASE_LENGTH)))
            return true;
        before = piece.slice(1 - BASE_LENGTH);
    }
    return false;
}

;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;// CONCATENATED MODULE: external "node:util/types"
const types_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");
;// CONCATENATED MODULE: ./lib/report/clean.js
/**
 * The one door that makes text from the network safe to show.
 *
 * The runner reads commands out of a step's output: `::name::` after any white space at the start of a line, and
 * the older `##[name]` anywhere in a line; a lone carriage return starts a line too. Whoever controls a line can
 * set outputs, add masks, or switch masking off (`stop-commands`).
 */
/** How much of one foreign value is shown, in UTF-16 units. */
const MAX_SHOWN = 300;
/** How many units are read for each that may be shown: white space, secrets and queries become shorter. */
const READ_PER_SHOWN = 16;
/** The beginning of a line that the runner would read as a command: `^` matches after every kind of line end. */
const COMMAND = /^(\s*):(?=:)/gmu;
/**
 * The class is not exported, and its protected property keeps other objects with a text from passing as it. No line of
 * it is a command, whatever values it was put together from: a foreign one may come first, and two may make one.
 */
class CleanText {
    text;
    constructor(text) {
        this.text = text.replace(COMMAND, '$1: ').replaceAll('##[', '## [');
    }
    toString() {
        return this.text;
    }
}
/** The first secrets are the keys, which stay; of later ones, such as new links in each answer, the newest are kept. */
const PERMANENT_SECRETS = 100;
const MAX_SECRETS = 1_000;
const secrets = [];
/**
 * Has `secret` shown as `***` from now on. The runner masks, too, but misses what is cut or encoded as HTML. A service
 * that sends new secrets without end must not make each printed line more expensive than the last.
 */
function hide(secret) {
    if (secrets.includes(secret))
        return;
    secrets.push(secret);
    if (secrets.length > MAX_SECRETS)
        secrets.splice(PERMANENT_SECRETS, 1);
}
/**
 * Returns `value` as one line without secrets, without queries of URLs, without control, formatting or surrogate
 * characters, without `##[`, and with at most `cap` UTF-16 units. It may still begin with a command (`::name::`): only
 * `SafeText` may be printed. The order is what keeps this safe and fast: first secrets are masked, because a cut could
 * leave half of one; then the text is cut; then patterns look at what is left.
 */
function clean(value, cap = MAX_SHOWN) {
    const line = withoutQueries(withoutSecrets(String(value ?? ''), cap * READ_PER_SHOWN))
        .replace(/\s+/gu, ' ')
        .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{Cs}]/gu, '\uFFFD')
        .replaceAll('##[', '## [')
        .trim();
    return line.length > cap ? `${line.slice(0, cap - 1).replace(/[\uD800-\uDBFF]$/u, '')}…` : line;
}
/** Returns the beginning of `text`, at most `length` UTF-16 units, without secrets, nor the first part of one. */
function withoutSecrets(text, length) {
    const longestFirst = [...secrets].sort((a, b) => b.length - a.length);
    const longest = longestFirst[0]?.length ?? 0;
    // Each secret is looked for in all of this, so it has to be short, however long the text is.
    const beginning = text.slice(0, length + 4 * longest);
    const masked = longestFirst.reduce((shown, secret) => shown.replaceAll(secret, '***'), beginning);
    const isWhole = beginning.length === text.length;
    return masked.slice(0, isWhole ? length : Math.min(length, Math.max(0, masked.length - longest)));
}
/** Returns `text` without the query of any URL in it, for signatures and tokens are in there. */
function withoutQueries(text) {
    return text.replace(/[^\s"'<>]+/g, (run) => {
        const urlAt = run.search(/\bhttps?:\\?\/\\?\//i);
        const queryAt = urlAt < 0 ? -1 : run.indexOf('?', urlAt);
        // A question mark that nothing follows ends a question: «did you mean https://api.example.com?»
        return queryAt < 0 || queryAt === run.length - 1 ? run : `${run.slice(0, queryAt)}?…`;
    });
}
/** A template tag: the literal words are ours, every value goes through `clean` (unless it is `SafeText`). */
function safe(words, ...values) {
    const shown = values.map((value) => (value instanceof CleanText ? value.text : clean(value)));
    return new CleanText(words.reduce((text, word, i) => `${text}${shown[i - 1]}${word}`));
}
/**
 * Fills the `{name}` placeholders of a message template. A part in square brackets is left out when any value in
 * it is missing or empty. Every value goes through `clean`.
 */
function fill(template, values) {
    const optional = /\[([^[\]]*)\]/g;
    const placeholder = /\{(\w+)\}/g;
    const shown = (name) => show(values[name]);
    const kept = template.replace(optional, (_, part) => [...part.matchAll(placeholder)].every((match) => shown(match[1] ?? '') !== '') ? part : '');
    return new CleanText(kept.replace(placeholder, (_, name) => shown(name)));
}
function show(value) {
    if (value instanceof CleanText)
        return value.text;
    if (typeof value === 'object')
        return value.map((item) => `\n- ${show(item)}`).join('');
    return clean(value);
}

;// CONCATENATED MODULE: ./lib/messages.js

/** Every way to fail, in words: the only place where the step's errors are worded. */
const MESSAGES = {
    'bad-inputs': {
        outcome: 'rejected',
        text: 'The inputs of this step are invalid; it stopped before doing anything:{errors}',
    },
    'node-too-old': {
        outcome: 'rejected',
        text: 'This step needs Node {needed} or newer, but the runner started it with Node {found}; it stopped before doing anything. Use a runner or a container image that has Node {needed}.',
    },
    unauthorized: {
        outcome: 'rejected',
        text: 'The service does not accept the API key (HTTP 401).[ It said: “{said}”.] The key may be mistyped, revoked or expired: create a new admin key on the API keys page of the dashboard and store it in the secret that `api-key` reads.',
    },
    'payment-required': {
        outcome: 'rejected',
        text: 'The service asks for payment (HTTP 402).[ It said: “{said}”.] Static export requires the Enterprise plan: check the plan of the organization that the API key belongs to.',
    },
    forbidden: {
        outcome: 'rejected',
        text: 'The service does not allow this API key to do that (HTTP 403).[ It said: “{said}”.] Check that it is an admin key with write scope, that it may be used from this runner’s IP address, that it belongs to the organization that owns the site, and that the plan is Enterprise (static export requires it).',
    },
    'export-address-not-found': {
        outcome: 'rejected',
        text: 'The service could not find the static export API or the site (HTTP 404).[ It said: “{said}”.] Check that `base-url` is the root of the administrative API and that `domain` is a site of this organization.',
    },
    'export-job-not-found': {
        outcome: 'rejected',
        text: 'The service has no export job {job} (HTTP 404).[ It said: “{said}”.] Check `job-id`, and that the API key belongs to the organization that started the job; an agent’s job needs `mode: agent-job`.',
    },
    'agent-job-not-found': {
        outcome: 'rejected',
        text: 'The service has no agent job {job} in project {project} (HTTP 404).[ It said: “{said}”.] Check `job-id` and `project-id` (shown on the API keys page of the dashboard), and that the API key belongs to that project; an export needs `mode: export`.',
    },
    invalid: {
        outcome: 'rejected',
        text: 'The service rejected the request as invalid (HTTP {status}).[ It said: “{said}”.] For an export, `domain` must be the host name of a site of this organization, without scheme or path.',
    },
    redirected: {
        outcome: 'rejected',
        text: 'The service answered with a redirect (HTTP {status})[ to {host}]. It was not followed, because that would have sent the API key along: set `base-url` to the address of the API itself.',
    },
    refused: {
        outcome: 'rejected',
        text: 'The service refused the request (HTTP {status}).[ It said: “{said}”.] Retrying would not help: check `base-url` and the inputs of this step.',
    },
    'not-the-api': {
        outcome: 'rejected',
        text: 'The server at `base-url` is not the administrative API: it sent a web page (HTTP {status}). Set `base-url` to the root of the API; if it already is, a proxy or a firewall is answering in its place.',
    },
    'start-not-the-api': {
        outcome: 'unreachable',
        text: 'The server at `base-url` is not the administrative API: it answered the request to start the export with a web page. Set `base-url` to the root of the API. If a proxy answered in its place, the export may have been started: look for it in the dashboard before you run this step again.',
    },
    unreachable: {
        outcome: 'unreachable',
        text: 'Asking the service {what} failed: {why}; gave up after {attempts} in {elapsed}.[ The service last reported the job as {status}.][ It said: “{said}”.] Check `base-url`, the network between runner and service, and the service’s status page.',
    },
    'not-connected': {
        outcome: 'unreachable',
        text: 'The service at {host} could not be asked {what}: {why}; gave up after {attempts} in {elapsed}.[ {started}][ The service last reported the job as {status}.] Check the host and port in `base-url`, and whether a firewall or a proxy is between runner and service.',
    },
    'proxy-failed': {
        outcome: 'unreachable',
        text: 'Asking the service {what} failed: {why}; gave up after {attempts} in {elapsed}.[ The service last reported the job as {status}.] Check `HTTPS_PROXY` and `NO_PROXY` in the environment of the job: the proxy’s host, port, user name and password, and whether the service should be reached through it at all.',
    },
    'start-unknown': {
        outcome: 'unreachable',
        text: 'It is unknown whether the export was started: {why}.[ The service said: “{said}”.] The start was not sent again, because the export may be running. Look for it in the dashboard: if it is there, run this step with its `job-id`; if not, run this step again.',
    },
    'export-failed': {
        outcome: 'job-failed',
        text: 'The export job {job} failed.[ The service said: “{said}”.] The site’s build in the dashboard has the details; once it is fixed, run this step again to start a new export.',
    },
    'agent-failed': {
        outcome: 'job-failed',
        text: 'The agent job {job} failed: the agent hit an error that it could not recover from.[ The service said: “{said}”.] Look at the job in the dashboard, then give the agent its instruction again.',
    },
    'timed-out': {
        outcome: 'timed-out',
        text: 'The job {job} was still {status} after {elapsed} (`wait-timeout`). The service is still working on it: follow it with `job-id` instead of starting another one, or set a longer `wait-timeout`.',
    },
    cancelled: {
        outcome: 'cancelled',
        text: 'The step was cancelled.[ The job {job} is still running at the service: follow it with `job-id` instead of starting another one.]',
    },
    'cancelled-while-starting': {
        outcome: 'cancelled',
        text: 'The step was cancelled while it was starting the export, so it is unknown whether the job exists. Look for it in the dashboard: if it is there, run this step with its `job-id`.',
    },
    'link-missing': {
        outcome: 'bundle-failed',
        text: 'The service answered the request for the bundle of job {job} without a `bundleUrl`.[ It said: “{said}”.] Run this step again with `job-id`; if that does not help, contact the service’s support.',
    },
    'link-invalid': {
        outcome: 'bundle-failed',
        text: 'The link to the bundle of job {job} cannot be used: {why}. Run this step again with `job-id`; if that does not help, contact the service’s support.',
    },
    'bundle-not-ready': {
        outcome: 'bundle-failed',
        text: 'The job {job} is completed, but after {attempts} the service still says that its bundle is not ready (HTTP 409).[ It said: “{said}”.] Run this step again with `job-id` in a few minutes.',
    },
    'download-refused': {
        outcome: 'bundle-failed',
        text: 'The storage refused the download: {host} answered with HTTP {status}[, even with {renewals}].[ It said: “{said}”.] Run this step again with `job-id`; if that does not help, check whether a proxy between runner and storage changes requests, and contact the service’s support.',
    },
    'redirect-refused': {
        outcome: 'bundle-failed',
        text: 'The redirect from {host}[ to {target}] was not followed: {why}. Check whether a proxy between runner and storage asks for a login, and contact the service’s support.',
    },
    'download-failed': {
        outcome: 'bundle-failed',
        text: 'The archive could not be downloaded from {host}: {why}; gave up after {attempts} in a row without progress, at {got}[ of {size}].[ It said: “{said}”.] Check the network between runner and storage, then run this step again with `job-id`.',
    },
    'download-mismatch': {
        outcome: 'bundle-failed',
        text: 'What was downloaded is not the archive that was announced: {what} is {got} instead of {expected}. It was discarded. Run this step again with `job-id`; if that does not help, contact the service’s support.',
    },
    'download-too-large': {
        outcome: 'bundle-failed',
        text: 'The archive is larger than {limit}[ (announced size: {size})], the most that `max-unpacked-size` and `max-unpacked-files` allow. None of it was kept. Set higher limits if the site is really that large.',
    },
    'download-reencoded': {
        outcome: 'bundle-failed',
        text: 'The storage sent the archive with the encoding {encoding}, which was not requested and is not the archive’s own. Check whether a proxy or CDN between runner and storage re-encodes what it passes on, or whether the object was stored with a wrong Content-Encoding.',
    },
    'not-an-archive': {
        outcome: 'bundle-failed',
        text: 'What was downloaded is not an archive of a site: it looks like {kind}. Expected zip, tar, tar.gz or tar.zst. Run this step again with `job-id`; if that does not help, contact the service’s support.',
    },
    'archive-empty': {
        outcome: 'bundle-failed',
        text: 'The archive is empty: {why}. Look at the export in the dashboard, then run this step again to start a new one.',
    },
    'archive-damaged': {
        outcome: 'bundle-failed',
        text: 'The archive is damaged[ at “{entry}”]: {why}. None of it was kept. Run this step again with `job-id`; if that does not help, start a new export.',
    },
    'archive-window-too-large': {
        outcome: 'bundle-failed',
        text: 'The archive cannot be decompressed here: its Zstandard window is larger than 128 MiB. None of it was kept. Contact the service’s support: archives must be made with a window of at most 128 MiB (`zstd --long=27`).',
    },
    'entry-refused': {
        outcome: 'bundle-failed',
        text: 'The archive was refused because of its entry “{entry}”: {why}. No site needs such an entry, so nothing from the archive was kept. Contact the service’s support.',
    },
    'entry-unsupported': {
        outcome: 'bundle-failed',
        text: 'The file system of this runner cannot store the archive’s entry “{entry}”: {why}. Nothing from the archive was kept. Run this step on Linux with `site-path` on an ordinary disk, or keep the archive with `bundle-path` instead of unpacking it here.',
    },
    'archive-too-large': {
        outcome: 'bundle-failed',
        text: 'The archive unpacks to more than {limit}, the limit of `{input}`. None of it was kept. Set a higher `{input}` if the site is really that large.',
    },
    'out-of-memory': {
        outcome: 'bundle-failed',
        text: 'The paths in the archive need more memory than this step has: its heap is limited to {heap}. Nothing from the archive was kept. Run this step on a runner with more memory.',
    },
    'disk-full': {
        outcome: 'bundle-failed',
        text: 'There is not enough disk space for {what}[: {needed} needed, {free} free]. What this step wrote so far is removed; the log names what is not. Free up space on the runner, or point the paths of this step to a larger disk.',
    },
    'permission-denied': {
        outcome: 'bundle-failed',
        text: 'This step is not allowed to write {what} ({why}). Check the owner and the permissions of the folder on the runner.',
    },
    'path-not-replaceable': {
        outcome: 'bundle-failed',
        text: 'The path {path} cannot be replaced ({why}). It was left untouched: use another path, or set `overwrite: true` if that is all that is missing.',
    },
    'path-in-use': {
        outcome: 'bundle-failed',
        text: 'The path {path} is in use ({why}). It was left untouched. Either a file system is mounted there, or a program has it open: stop that program, or use another path.',
    },
    'disk-failed': {
        outcome: 'bundle-failed',
        text: 'The runner’s disk reported an error at {what}: {why}. What this step wrote so far is removed; the log names what is not. Check the runner’s disk, then run this step again with `job-id`.',
    },
    'earlier-site-unusable': {
        outcome: 'rejected',
        text: 'The earlier site in `compare-with` ({path}) cannot be used: {why}. Nothing was started, and nothing of it was kept. Check how an earlier step of the workflow got it; if there is no earlier site yet, leave `compare-with` empty.',
    },
    'compare-failed': {
        outcome: 'verify-failed',
        text: 'The site in {site} could not be compared with the earlier one in `compare-with`: {why}. The outputs `changed` and `changesReport` are empty, as they are without an earlier site. Check the runner’s disk; if that is fine, this is a bug in the action: please report it, with the log of a run that has debug logging on.',
    },
    'verify-failed': {
        outcome: 'verify-failed',
        text: 'The check of the site found {errors}, so with `verify: strict` {consequence}. The job summary shows {shown}; the full report is {report}, with report.html beside it. The site is in {site}. Fix the pages, list what cannot be fixed in `accepted-findings`, or set `verify: report` to continue anyway.',
    },
    'check-disk-failed': {
        outcome: 'verify-failed',
        text: 'The site in {site} could not be checked: {why}. Check the runner’s disk.[ `verify: {off}` continues without a check.]',
    },
    'check-crashed': {
        outcome: 'verify-failed',
        text: 'The check of the site in {site} failed ({what}), so it is unknown whether the site has errors. This is a bug in the action, not a problem with the site: please report it, with the log of a run that has debug logging on.[ `verify: {off}` continues without a check.]',
    },
    'live-failed': {
        outcome: 'live-failed',
        text: 'What {url} answers is not the site in {site}: found {errors} in the last answers, {elapsed} after the first request. The job summary shows {shown}; the full report is {report}. If the deployment is still in progress, set a longer `wait-timeout`; otherwise, check whether it succeeded, and how the host is configured.',
    },
    'live-unreachable': {
        outcome: 'unreachable',
        text: 'Asking {host} for the published site failed: {why}; gave up after {attempts} in {elapsed}. Check `live-url`, the name and the certificate of the host, and the network between runner and host.',
    },
    'values-file-deleted': {
        outcome: 'handover-failed',
        text: 'The values file {file} existed when the step began and is gone now, with everything else that was in it. It was not created again: put it back, then run this step again, with `job-id` if the log shows one.',
    },
    'values-file-unusable': {
        outcome: 'handover-failed',
        text: 'The values file {file} cannot be written: {why}. It was not changed; check `values-file` and what earlier steps of the workflow left there.',
    },
    'values-file-syntax': {
        outcome: 'handover-failed',
        text: 'The values file {file} is not valid YAML: {why}[ (line {line}, column {column})]. It was not changed; fix it and run the step again.',
    },
    'values-file-documents': {
        outcome: 'handover-failed',
        text: 'The values file {file} contains {count} YAML documents, and it is unclear which one is meant. It was not changed; leave one document in it, or name another file in `values-file`.',
    },
    'values-file-shape': {
        outcome: 'handover-failed',
        text: 'In the values file {file}, {what} is not what a deployment expects: the file and `staticExport` must be maps, and the keys in `staticExport` must be plain values. It was not changed; fix it and run the step again.',
    },
    'values-file-shared': {
        outcome: 'handover-failed',
        text: 'In the values file {file}, {what} is shared with other places by an anchor, an alias or a merge, so setting it would change those too. It was not changed; write out `staticExport` with its own values.',
    },
    'values-file-unsupported': {
        outcome: 'handover-failed',
        text: 'In the values file {file}, `staticExport` is written in a way that cannot be changed safely, for example with tags or explicit keys (“?”). It was not changed; write it as an ordinary map.',
    },
    'release-needs-tag': {
        outcome: 'rejected',
        text: 'The input `release-asset` attaches the archive to the release of the tag that the workflow runs on, but this workflow runs on {ref}. Trigger it by pushing a tag (`on: push: tags`) or by a release, or run it by hand on a tag.',
    },
    'release-asset-name': {
        outcome: 'rejected',
        text: 'The name {name} in `release-asset` is invalid: {why}.',
    },
    'release-token-missing': {
        outcome: 'rejected',
        text: 'The input `release-asset` needs `github-token`, which is empty. Leave `github-token` out to use the workflow’s own token, or check the secret that it reads.',
    },
    'release-token-refused': {
        outcome: 'handover-failed',
        text: 'GitHub does not accept `github-token` (HTTP 401).[ It said: “{said}”.] The token may have expired or been revoked, or belong to another server.',
    },
    'release-forbidden': {
        outcome: 'handover-failed',
        text: 'GitHub did not let `github-token` {what} (HTTP {status}).[ It said: “{said}”.] Give the job `permissions: contents: write`, or give your own token write access to the contents of this repository; after a 404, check whether the release still exists.',
    },
    'release-missing': {
        outcome: 'handover-failed',
        text: 'The repository {repository} has no release for the tag {tag}, published or draft. Create one in an earlier step or job, for example with `gh release create {tag} --draft --verify-tag`, then run this step.',
    },
    'release-missing-in-fork': {
        outcome: 'handover-failed',
        text: 'This workflow runs in {repository}, a fork that has no release for the tag {tag}: forks get the tags, but not the releases. Run it in the original repository, or create a release in the fork.',
    },
    'release-immutable': {
        outcome: 'handover-failed',
        text: 'The release of the tag {tag} is published and immutable: nothing can be attached to it any more. Attach the archive while the release is a draft, and publish it afterwards.',
    },
    'release-asset-exists': {
        outcome: 'handover-failed',
        text: 'The release of the tag {tag} already has an asset {asset} with different content ({digest}). Set `overwrite: true` to replace it, or choose another name in `release-asset`.',
    },
    'release-asset-busy': {
        outcome: 'handover-failed',
        text: 'Another run is uploading {asset} to the release of the tag {tag}: it started at {startedAt} and has not finished. Its upload was left alone; once that run is done, run this step again with `job-id`.',
    },
    'release-asset-contested': {
        outcome: 'handover-failed',
        text: 'Other runs keep replacing {asset} in the release of the tag {tag}: it has different content again ({digest}). That content was left in place, and nothing from this run remains there. Give the workflow a `concurrency` group so that runs for one tag wait for each other, then run this step again with `job-id`.',
    },
    'release-asset-too-large': {
        outcome: 'handover-failed',
        text: 'The archive has {size} bytes, but a release asset must be smaller than 2 GiB. Keep it with `bundle-path` and publish it elsewhere.',
    },
    'release-asset-damaged': {
        outcome: 'handover-failed',
        text: 'The asset {asset} did not arrive at GitHub as it was sent: {why}. It was removed; run this step again with `job-id`.',
    },
    'release-refused': {
        outcome: 'handover-failed',
        text: 'Could not {what} on GitHub (HTTP {status}).[ It said: “{said}”.] Retrying would not help: check the release and its limits.',
    },
    'release-unreachable': {
        outcome: 'handover-failed',
        text: 'Could not {what} on {server}: {why}; gave up after {attempts}.[ It said: “{said}”.] Check the network between runner and server[ and {statusPage}], then run this step again, with `job-id` if the log shows one.',
    },
    'runner-file': {
        outcome: 'handover-failed',
        text: 'The file that {file} names could not be written: {why}. Check the runner’s disk; the outputs and the summary of this step may be incomplete.',
    },
    unexpected: {
        outcome: 'handover-failed',
        text: 'This step failed unexpectedly ({what}). This is a bug in the action, not in your workflow: please report it, with the log of a run that has debug logging on.',
    },
};
/** Returns the words of a message with its values filled in, each made safe to show. */
function wording(code, values) {
    return fill(MESSAGES[code].text, values);
}

;// CONCATENATED MODULE: ./lib/errors.js


/**
 * The one error that users see. The code says what happened; its wording and its outcome are in messages.ts. `cause` is
 * shown only with debug logging.
 */
class errors_StepError extends Error {
    name = 'StepError';
    code;
    values;
    outcome;
    shown;
    constructor(code, values, cause) {
        const shown = wording(code, values);
        super(shown.text, cause === undefined ? undefined : { cause });
        this.code = code;
        this.values = values;
        this.outcome = MESSAGES[code].outcome;
        this.shown = shown;
    }
}
/** Returns the error to report for `error`, whatever was thrown: anything but a StepError is a bug of this action. */
function asStepError(error) {
    return error instanceof errors_StepError ? error : new errors_StepError('unexpected', { what: textOf(error) }, error);
}
/** Returns the message of anything that was thrown; foreign text. */
function errorMessage(error) {
    return isNativeError(error) ? error.message : textOf(error);
}
/** Returns whatever was thrown as text. Libraries may throw what has none, such as an object without a prototype. */
function textOf(thrown) {
    try {
        return String(thrown);
    }
    catch {
        return `a thrown ${typeof thrown} that cannot be shown as text`;
    }
}

;// CONCATENATED MODULE: ./lib/units.js
/** Durations, sizes, counts and lists, as people write and read them. */
const DURATION = /^(?:(\d+) ?d ?)?(?:(\d+) ?h ?)?(?:(\d+) ?m(?:in)? ?)?(?:(\d+) ?s)?$/;
const DECIMAL = /^(\d+\.\d+) ?(d|h|m|min|s)$/;
const units_SIZE = /^(\d+)\s*([kmgt]i?)?b?$/i;
/** Longer texts are no duration and no size, but numbers that lose digits. In characters. */
const units_MAX_LENGTH = 16;
const DURATION_UNITS = {
    d: 86_400_000,
    h: 3_600_000,
    m: 60_000,
    min: 60_000,
    s: 1_000,
};
const SIZE_UNITS = {
    '': 1,
    k: 1e3,
    m: 1e6,
    g: 1e9,
    t: 1e12,
    ki: 2 ** 10,
    mi: 2 ** 20,
    gi: 2 ** 30,
    ti: 2 ** 40,
};
/**
 * Returns the ms of `45s`, `30m` or `30 min`, `2h` or `1.5h`, `1h30m` or `1h 30m`, `2d`, or a bare number of seconds;
 * undefined if it is none.
 */
function parseDuration(text) {
    if (text.length > units_MAX_LENGTH)
        return undefined;
    if (/^\d+$/.test(text))
        return Number(text) * 1_000;
    const [, decimal, unit = ''] = DECIMAL.exec(text) ?? [];
    if (decimal !== undefined)
        return Math.round(Number(decimal) * (DURATION_UNITS[unit] ?? Number.NaN));
    const match = text === '' ? null : DURATION.exec(text);
    if (!match)
        return undefined;
    const [days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0));
    return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000;
}
/** Returns the bytes of `500MB`, `4GiB` or a bare number; undefined if it is none. */
function parseSize(text) {
    const match = text.length > units_MAX_LENGTH ? null : units_SIZE.exec(text);
    const unit = SIZE_UNITS[(match?.[2] ?? '').toLowerCase()];
    return match && unit ? Number(match[1]) * unit : undefined;
}
/** Returns `ms` as `0.4s`, `45s`, `1m 05s`, `2h 03m` or `1d 04h`. */
function showDuration(ms) {
    if (ms < 9_950)
        return `${Math.max(0, ms / 1_000)
            .toFixed(1)
            .replace('.0', '')}s`;
    const seconds = Math.round(ms / 1_000);
    const [days, hours, minutes] = [
        Math.floor(seconds / 86_400),
        Math.floor(seconds / 3_600) % 24,
        Math.floor(seconds / 60) % 60,
    ];
    const two = (n) => String(n).padStart(2, '0');
    if (days > 0)
        return `${days}d ${two(hours)}h`;
    if (hours > 0)
        return `${hours}h ${two(minutes)}m`;
    if (minutes > 0)
        return `${minutes}m ${two(seconds % 60)}s`;
    return `${seconds}s`;
}
/** Returns `bytes` in the largest binary unit that leaves at least 1, with one decimal: `4.0 GiB`. */
function units_showSize(bytes) {
    const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'];
    const power = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log2(bytes) / 10));
    return power === 0 ? `${bytes} B` : `${(bytes / 2 ** (10 * power)).toFixed(1)} ${units[power]}`;
}
/**
 * Returns a number with its noun: `0 pages`, `1 page`, `12,345 pages`. `many` is the plural where an `s` alone does not
 * make it.
 */
function units_count(n, one, many = `${one}s`) {
    return `${n.toLocaleString('en')} ${n === 1 ? one : many}`;
}
/** Returns `a, b and c`, or `a, b or c`. */
function joinWords(words, conjunction) {
    return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(` ${conjunction} `);
}

;// CONCATENATED MODULE: ./lib/disk/disk-error.js




/** Returns whether `error` came from a call to the file system, and not from what the bytes say. */
function disk_error_isDiskError(error) {
    return isNativeError(error) && 'syscall' in error && 'code' in error;
}
/**
 * Returns what exists at `path`, without following a symbolic link; undefined if nothing does.
 * @throws Error of the disk
 */
function lstatIfExists(path) {
    try {
        return lstatSync(path);
    }
    catch (error) {
        if (disk_error_isDiskError(error) && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
            return undefined;
        throw error;
    }
}
/** Codes of the system (errno(3)), by what they mean to the user. */
const MEANINGS = {
    ENOSPC: 'disk-full',
    EDQUOT: 'disk-full',
    EFBIG: 'disk-full',
    EACCES: 'permission-denied',
    EPERM: 'permission-denied',
    EROFS: 'permission-denied',
    EEXIST: 'path-not-replaceable',
    ENOTEMPTY: 'path-not-replaceable',
    EBUSY: 'path-in-use',
    ETXTBSY: 'path-in-use',
    ENOTDIR: 'path-not-replaceable',
    EISDIR: 'path-not-replaceable',
};
/** Returns the error to report for writing `what` if `error` came from the file system; else `error` itself. */
function explainDiskError(error, what) {
    if (!disk_error_isDiskError(error))
        return error;
    const why = error.code ?? error.message;
    switch (MEANINGS[why]) {
        case 'disk-full':
            return new StepError('disk-full', { what, needed: undefined, free: undefined }, error);
        case 'permission-denied':
            return new StepError('permission-denied', { what, why }, error);
        case 'path-in-use':
            return new StepError('path-in-use', { path: what, why }, error);
        case 'path-not-replaceable':
            return new StepError('path-not-replaceable', { path: what, why }, error);
        default:
            return new StepError('disk-failed', { what, why }, error);
    }
}
/** Runs `work`, which writes `what`, and returns its result. @throws StepError for an error of the disk */
function onDisk(what, work) {
    try {
        return work();
    }
    catch (error) {
        throw explainDiskError(error, what);
    }
}
/** @throws StepError (`disk-full`) if `bytes` more are known not to fit on the file system of `folder` */
function ensureRoom(folder, bytes, what) {
    const free = freeBytes(folder);
    if (free === undefined || free >= bytes)
        return;
    throw new StepError('disk-full', { what, needed: showSize(bytes), free: showSize(free) });
}
/** Returns how many bytes may be written to the file system of `folder`; undefined where it does not say. */
function freeBytes(folder) {
    try {
        const { bsize, bavail, blocks } = statfsSync(folder);
        // Some network and user-space file systems answer with zeros.
        return blocks === 0 ? undefined : bsize * bavail;
    }
    catch (error) {
        if (disk_error_isDiskError(error))
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/disk/paths.js



/** Returns whether a path is `folder` or below it; both absolute, symbolic links are not followed. */
function paths_isWithin(path, folder) {
    const way = relative(folder, path);
    return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
/** Returns the path without symbolic links of a path that need not exist yet. @throws Error of the file system */
function realPathOf(path) {
    try {
        return realpathSync(path);
    }
    catch (error) {
        if (!isDiskError(error) || error.code !== 'ENOENT')
            throw error;
        return join(realPathOf(dirname(path)), basename(path));
    }
}

;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
;// CONCATENATED MODULE: ./lib/event-loop.js

/** How long timers and signals may have to wait, as far as no single system call takes longer. In ms. */
const SLICE_MS = 20;
/**
 * Splits long work into slices of time, between which timers and signals are served: work that is synchronous, or that
 * awaits only promises that are already settled, would keep them waiting until it is done. Slices are measured in time
 * because the same number of files takes a hundred times longer on a slow disk.
 */
class TimeSlice {
    #now;
    #startedAt;
    /** `now` returns a time in ms. */
    constructor(now = () => performance.now()) {
        this.#now = now;
        this.#startedAt = now();
    }
    /** Returns what to await before going on if the slice is over: it yields to the event loop and starts the next slice. */
    yieldIfOver() {
        return this.#now() - this.#startedAt < SLICE_MS ? undefined : this.#yield();
    }
    async #yield() {
        await setImmediate();
        this.#startedAt = this.#now();
    }
}
/**
 * Returns what to await between the steps of long work: it yields to the event loop when a time slice is over.
 * @throws the reason of `signal` soon after it is aborted
 */
function event_loop_checkpoint(signal) {
    const timeSlice = new TimeSlice();
    return async () => {
        await timeSlice.yieldIfOver();
        signal.throwIfAborted();
    };
}
/**
 * Yields `items`, and yields to the event loop between them often enough for timers and signals.
 * @throws the reason of `signal` soon after it is aborted
 */
async function* event_loop_interruptible(items, signal) {
    const yieldIfOver = event_loop_checkpoint(signal);
    for await (const item of items) {
        yield item;
        await yieldIfOver();
    }
}
/** Resolves when `work` does. @throws what `work` throws; the reason of `signal` as soon as it is aborted */
async function orAborted(work, signal) {
    const { promise: aborted, reject } = Promise.withResolvers();
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort);
    try {
        signal.throwIfAborted();
        await Promise.race([work, aborted]);
        signal.throwIfAborted();
    }
    finally {
        signal.removeEventListener('abort', abort);
    }
}

;// CONCATENATED MODULE: ./lib/web/tree.js




/** Returns the name without loops of what a path leads to; the same path where there are none on it. */
function withoutLoops(path, loops) {
    let name = path;
    for (;;) {
        const loop = loops.find((link) => name.startsWith(link.name) || `${name}/` === link.name);
        if (loop === undefined)
            return name;
        // The folder's name is shorter than that of a link within it, so this ends.
        name = loop.folder + name.slice(loop.name.length);
    }
}
/** Returns the index of the first of the sorted `names` that does not come before `start`; their number if there is none. */
function firstFrom(names, start) {
    let from = 0;
    let to = names.length;
    while (from < to) {
        const middle = (from + to) >>> 1;
        if ((names[middle] ?? '') < start)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}
/** Do any of the sorted `names` begin with `folder`, which ends in a slash? */
function hasFolder(names, folder) {
    return names[firstFrom(names, folder)]?.startsWith(folder) === true;
}
/**
 * Returns the path of a name of the site, for the file system. Names that are not UTF-8 can only be given as
 * bytes.
 */
function pathOf(root, name) {
    return Buffer.from(`${byte_strings_toBytes(root)}/${name}`, 'latin1');
}
/**
 * Under how many names that lead through several symbolic links one folder is listed: a dozen folders that all link
 * to each other have a billion.
 */
const MAX_NAMES = 100;
/**
 * Lists what a web server would find below `root`, except what symbolic links lead to that leave it: for a site that
 * somebody else made. `skipped` is called for each of those, `visit` as by `listTree`.
 * @throws as `listTree` does
 */
function listConfinedTree(root, signal, skipped, visit = () => { }) {
    return list(root, signal, { visit, skipped });
}
/**
 * Lists what a web server would find below `root`. Symbolic links are followed, as servers do, but never round in
 * circles; those that lead nowhere, and what is neither file nor folder, do not exist. `visit` is called for each
 * file as it is found, with its size in bytes.
 * @throws what the file system throws when `root` cannot be read; the reason of `signal` soon after it is aborted
 */
function listTree(root, signal, visit = () => { }) {
    return list(root, signal, { visit, skipped: undefined });
}
async function list(root, signal, { visit, skipped }) {
    const found = [];
    const folderOfRoot = realpathSync(root);
    const folders = [{ name: '', real: folderOfRoot, above: [], links: 0 }];
    const listed = new Map();
    const unreadable = [];
    const loops = [];
    let unreadNames = 0;
    const yieldIfOver = checkpoint(signal);
    const isOutside = (name) => !isWithin(realpathSync(pathOf(root, name)), folderOfRoot);
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const entries = entriesOf(root, folder.name);
        if (typeof entries === 'string')
            unreadable.push({ name: folder.name, why: entries });
        for (const entry of typeof entries === 'string' ? [] : entries) {
            await yieldIfOver();
            const name = folder.name + entry.name.toString('latin1');
            const status = statusOf(root, name);
            if (skipped !== undefined && status !== undefined && entry.isSymbolicLink() && isOutside(name)) {
                skipped(name);
                continue;
            }
            if (status?.isFile()) {
                found.push({ name, size: status.size });
                visit(name, status.size);
            }
            if (!status?.isDirectory())
                continue;
            const real = entry.isSymbolicLink()
                ? realpathSync(pathOf(root, name), 'latin1')
                : `${folder.real}/${entry.name.toString('latin1')}`;
            const above = [...folder.above, folder];
            const same = above.find((outer) => outer.real === real);
            if (same !== undefined)
                loops.push({ name: `${name}/`, folder: same.name });
            const links = folder.links + Number(entry.isSymbolicLink());
            const times = (listed.get(real) ?? 0) + Number(links > 1);
            if (same === undefined && times > MAX_NAMES)
                unreadNames++;
            if (same !== undefined || times > MAX_NAMES)
                continue;
            listed.set(real, times);
            folders.push({ name: `${name}/`, real, above, links });
        }
    }
    found.sort((a, b) => (a.name < b.name ? -1 : 1));
    return {
        root,
        names: found.map((file) => file.name),
        sizes: found.map((file) => file.size),
        unreadable,
        loops,
        unreadNames,
    };
}
/** Returns the error's code where a folder below the root cannot be read. */
function entriesOf(root, folder) {
    try {
        return readdirSync(pathOf(root, folder), { withFileTypes: true, encoding: 'buffer' });
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
        if (folder === '' || code === undefined)
            throw error;
        return code;
    }
}
/** Whatever cannot be reached is treated as missing, as a link that leads nowhere is. */
function statusOf(root, name) {
    try {
        return statSync(pathOf(root, name));
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/web/host/path-to-file.js
/**
 * Returns which file a host serves for an address after its redirects, as the position in `site.names`; undefined if none.
 * `files` maps names to these positions; a name is relative to the site's root, as a string of bytes. `path` is the
 * address's path, decoded, without the base path and its slash: empty for the site's root, or `docs/x/`.
 * `atHostRoot`: whether the site's root is the root of the host.
 */
function fileForPath(path, files, rules, atHostRoot) {
    const name = rules.mergesSlashes && (path.startsWith('/') || path.includes('//')) ? mergeSlashes(path) : path;
    if (rules.keyFor !== undefined) {
        if (name !== '')
            return files.get(rules.keyFor(name, atHostRoot));
        return atHostRoot ? files.get('index.html') : undefined;
    }
    if (name === '')
        return files.get('index.html');
    if (name.endsWith('/')) {
        const index = files.get(`${name}index.html`);
        return index ?? (rules.fallsBackToHtmlFile ? files.get(`${name.slice(0, -1)}.html`) : undefined);
    }
    return files.get(name) ?? files.get(`${name}.html`) ?? files.get(`${name}/index.html`);
}
/** Returns a path as a host that merges slashes reads it, without a slash at its start. */
function mergeSlashes(path) {
    return path.replace(/\/{2,}/g, '/').replace(/^\//, '');
}

;// CONCATENATED MODULE: ./lib/check/rules/page-names.js
/** Is this the name of a page? */
function isPage(name) {
    return /\.(?:html?|xhtml)$/i.test(name);
}
/** Is this the name of an SVG file, which can be opened like a page? */
function isDrawing(name) {
    return /\.svg$/i.test(name);
}
/** Is this the page that a host shows for addresses without one? Generators write it under either name. */
function isNotFoundPage(name) {
    return /(?:^|\/)(?:404|_not-found)(?:\.html|\/index\.html)$/.test(name);
}
/** Is it the one of the whole site, in its root? In a folder, `404.html` may well be an ordinary page. */
function isNotFoundPageOfSite(name) {
    return /^(?:404|_not-found)(?:\.html|\/index\.html)$/.test(name);
}

;// CONCATENATED MODULE: ./lib/web/host/s3-key.js
/**
 * The key that the viewer function in examples/s3-cloudfront-viewer-function.js makes of an address. A test compares
 * the two.
 */
/** What is requested as it is. */
const FILES = [
    /\.(?:html?|xhtml|css|m?js|cjs|map|wasm|json|jsonl|jsonld|geojson|webmanifest|xml|xsl|rss|atom|txt|md|mdx|csv|tsv|ya?ml|toml|data|bin|inv|idx|pagefind|pf_[a-z]+)$/i,
    /\.(?:png|jpe?g|gif|svgz?|webp|avif|ico|bmp|tiff?|mp[34]|m4[av]|webm|mov|og[agv]|opus|wav|flac|vtt|srt|glb|gltf|lottie|woff2?|ttf|otf|eot)$/i,
    /\.(?:pdf|epub|rtf|docx?|xlsx?|pptx?|od[tsp]|ics|zip|tar|t?gz|t?xz|bz2|zst|7z|br|jar|whl|exe|dmg|pkg|msi|deb|rpm|apk|iso|asc|sig|pem|crt)$/i,
    /\.(?:py|ipynb|sh|ps1|ts|tsx|jsx|java|kt|go|rs|rb|php|swift|sql|proto|graphqls?|diff|patch|tf|xsd|wsdl|tex|bib)$/i,
];
/** The same, from the root of the host, without its slash. */
const s3_key_DATA = [/^api\/search$/, /^\.well-known\//];
/**
 * Returns the key that is requested from S3, relative to the site's root, when a browser requests `path`, which is not
 * empty. Only a site at the root of its host has data files that the function knows.
 */
function s3Key(path, atHostRoot) {
    const asIs = FILES.some((ending) => ending.test(path)) || (atHostRoot && s3_key_DATA.some((name) => name.test(path)));
    return asIs ? path : `${path.replace(/\/$/, '')}.html`;
}

;// CONCATENATED MODULE: ./lib/web/host/hosts.js
/** What each host does with a site: how it answers an address, and what it does not accept. One table. */

const MB = 1_000_000;
const MIB = 1 << 20;
const GB = 1_000 * MB;
const TRAILING_SLASHES = 'https://github.com/slorber/trailing-slash-guide';
const NO_LIMITS = { siteBytes: [], fileBytes: [], files: [], filesInFolder: [] };
const NGINX = {
    title: 'nginx',
    fallsBackToHtmlFile: false,
    mergesSlashes: true,
    missing: 'own-page',
    dropsDotFiles: 'none',
    offline: false,
    isSecure: false,
    source: 'https://nginx.org/en/docs/http/ngx_http_core_module.html#try_files',
    read: '2026-11',
    ...NO_LIMITS,
};
const HOSTS = {
    'github-pages': {
        title: 'GitHub Pages',
        fallsBackToHtmlFile: false,
        mergesSlashes: true,
        missing: 'own-page',
        // https://github.com/actions/upload-pages-artifact/pull/102, read 2026-11
        dropsDotFiles: 'all',
        offline: false,
        isSecure: true,
        source: TRAILING_SLASHES,
        read: '2026-11',
        ...NO_LIMITS,
        siteBytes: [
            {
                max: 10 * GB,
                severity: 'error',
                of: 'the 10 GB that GitHub Pages allows for an artifact',
                source: 'https://github.com/actions/deploy-pages',
                read: '2026-11',
            },
            {
                max: GB,
                severity: 'warning',
                of: 'the 1 GB that GitHub Pages allows for a published site',
                source: 'https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits',
                read: '2026-11',
            },
        ],
    },
    's3-cloudfront': {
        title: 'S3 behind CloudFront',
        keyFor: s3Key,
        mergesSlashes: false,
        missing: 'own-page',
        dropsDotFiles: 'none',
        offline: false,
        isSecure: true,
        source: 'https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/DefaultRootObject.html',
        read: '2026-11',
        ...NO_LIMITS,
    },
    'cloudflare-pages': {
        title: 'Cloudflare Pages',
        fallsBackToHtmlFile: true,
        mergesSlashes: true,
        missing: 'home-page',
        dropsDotFiles: 'none',
        offline: false,
        isSecure: true,
        source: 'https://developers.cloudflare.com/pages/configuration/serving-pages/',
        read: '2026-11',
        ...NO_LIMITS,
        fileBytes: [
            {
                max: 25 * MIB,
                severity: 'error',
                of: 'the 25 MiB that Cloudflare Pages allows per file',
                source: 'https://developers.cloudflare.com/pages/platform/limits/#file-size',
                read: '2026-11',
            },
        ],
        files: [
            {
                max: 100_000,
                severity: 'error',
                of: 'the 100,000 that Cloudflare Pages allows on its paid plans',
                source: 'https://developers.cloudflare.com/pages/platform/limits/#files',
                read: '2026-11',
            },
            {
                max: 20_000,
                severity: 'warning',
                of: 'the 20,000 that Cloudflare Pages allows on its free plan',
                source: 'https://developers.cloudflare.com/pages/platform/limits/#files',
                read: '2026-11',
            },
        ],
    },
    'cloudflare-workers': {
        title: 'Cloudflare Workers',
        fallsBackToHtmlFile: true,
        mergesSlashes: true,
        missing: 'own-page',
        dropsDotFiles: 'none',
        readsAssetsIgnore: true,
        offline: false,
        isSecure: true,
        source: 'https://developers.cloudflare.com/workers/static-assets/routing/advanced/html-handling/',
        read: '2026-11',
        ...NO_LIMITS,
        fileBytes: [
            {
                max: 25 * MIB,
                severity: 'error',
                of: 'the 25 MiB that Cloudflare Workers allows per file',
                source: 'https://developers.cloudflare.com/workers/platform/limits/',
                read: '2026-11',
            },
        ],
        files: [
            {
                max: 100_000,
                severity: 'error',
                of: 'the 100,000 that Cloudflare Workers allows on its paid plan',
                source: 'https://developers.cloudflare.com/workers/platform/limits/',
                read: '2026-11',
            },
            {
                max: 20_000,
                severity: 'warning',
                of: 'the 20,000 that Cloudflare Workers allows on its free plan',
                source: 'https://developers.cloudflare.com/workers/platform/limits/',
                read: '2026-11',
            },
        ],
    },
    'azure-static-web-apps': {
        title: 'Azure Static Web Apps',
        fallsBackToHtmlFile: true,
        mergesSlashes: true,
        missing: 'own-page',
        dropsDotFiles: 'none',
        offline: false,
        isSecure: true,
        source: TRAILING_SLASHES,
        read: '2026-11',
        ...NO_LIMITS,
        siteBytes: [
            {
                // The service itself says 524288000 bytes.
                max: 500 * MIB,
                severity: 'error',
                of: 'the 500 MB that Azure Static Web Apps allows on its standard plan',
                source: 'https://learn.microsoft.com/en-us/azure/static-web-apps/quotas',
                read: '2026-11',
            },
            {
                max: 250 * MIB,
                severity: 'warning',
                of: 'the 250 MB that Azure Static Web Apps allows on its free plan',
                source: 'https://learn.microsoft.com/en-us/azure/static-web-apps/quotas',
                read: '2026-11',
            },
        ],
    },
    netlify: {
        title: 'Netlify',
        fallsBackToHtmlFile: true,
        mergesSlashes: true,
        missing: 'own-page',
        // https://github.com/netlify/js-client/pull/226, read 2026-11
        dropsDotFiles: 'all-but-well-known',
        offline: false,
        isSecure: true,
        source: TRAILING_SLASHES,
        read: '2026-11',
        ...NO_LIMITS,
        filesInFolder: [
            {
                max: 54_000,
                severity: 'error',
                of: 'the 54,000 that Netlify allows in one folder',
                source: 'https://docs.netlify.com/site-deploys/overview/',
                read: '2026-11',
            },
        ],
    },
    vercel: {
        title: 'Vercel',
        // As with `cleanUrls`. Without it, vercel.json decides: see src/web/host/redirects/host-files.ts.
        fallsBackToHtmlFile: true,
        mergesSlashes: true,
        missing: 'own-page',
        dropsDotFiles: 'none',
        offline: false,
        isSecure: true,
        source: 'https://vercel.com/docs/project-configuration/vercel-json#cleanurls',
        read: '2026-11',
        // Those for uploads have changed: https://vercel.com/docs/limits, read 2026-11.
        ...NO_LIMITS,
    },
    nginx: NGINX,
    'air-gapped': { ...NGINX, title: 'nginx (air-gapped)', offline: true },
};
/** Used when no host is given: an address counts as broken when none of the hosts would answer it. */
const ANY_HOST = {
    title: 'any host',
    fallsBackToHtmlFile: true,
    mergesSlashes: true,
    missing: 'unknown',
    dropsDotFiles: 'none',
    offline: false,
    isSecure: false,
    source: 'the union of the others',
    read: '2026-11',
    ...NO_LIMITS,
};
/** The names that the input `host` accepts. */
const HOST_NAMES = Object.keys(HOSTS);
/** Returns the rules of a host, or, without one, rules that report only what every host would reject. */
function rulesOf(host) {
    return host === undefined ? ANY_HOST : HOSTS[host];
}

;// CONCATENATED MODULE: ./lib/check/rules/canonical.js
/** The host under which search engines are told to list a page: canonical links, `og:url` and sitemaps. */

/** Returns a domain as addresses have it: in lower case, and IDN encoded. Undefined without one. */
function normalizeDomain(domain) {
    return domain === undefined ? undefined : (URL.parse(`https://${domain}`)?.host ?? domain);
}
/** Returns what is wrong when pages are listed under a host and the site's own is `domain`, as far as it is known. */
function canonicalProblem(named, domain) {
    if (named === undefined || named.host === domain)
        return undefined;
    if (named.is === 'placeholder')
        return 'canonical-placeholder';
    if (domain === undefined)
        return named.is === 'example' ? 'canonical-example' : undefined;
    return named.is === 'example' ? 'canonical-placeholder' : 'canonical-host';
}
/** Returns the host name of `url` if it names one, with or without a scheme, and what kind of name that is. */
function hostOf(url) {
    const text = byte_strings_toText(url.trim());
    const parsed = URL.parse(/^[\\/]{2}/.test(text) ? `https:${text}` : text);
    if (parsed === null || !/^https?:$/.test(parsed.protocol))
        return undefined;
    return { host: byte_strings_toBytes(parsed.host), is: kindOf(parsed.hostname) };
}
/** Names that nobody can have registered (RFC 6761, RFC 2606), and what templates leave when a value is missing. */
function kindOf(hostname) {
    if (/(?:^|\.)(?:example|example\.(?:com|org|net))$/.test(hostname))
        return 'example';
    const isPlaceholder = /(?:^|\.)(?:localhost|test|invalid)$/.test(hostname) ||
        /^(?:127\.|0\.0\.0\.0$|\[::1?\]$)/.test(hostname) ||
        /(?:^|\.)(?:undefined|null|nan)(?:\.|$)/.test(hostname);
    return isPlaceholder ? 'placeholder' : 'name';
}

;// CONCATENATED MODULE: ./lib/web/host/redirects/pattern.js
/**
 * Patterns of addresses, matched without backtracking. Redirect files are foreign text: a pattern of theirs must not
 * become a `RegExp`, which some of them would keep busy forever. Threads walk through the path side by side (Pike's
 * machine), so the time is at most the length of the pattern times that of the path, and what the groups capture is
 * what a backtracking matcher would have captured. All strings are strings of bytes.
 */
/** Says that a pattern is not worth its memory, or cannot be read. */
class UnsupportedPattern extends Error {
}
const MAX_INSTRUCTIONS = 4_000;
const ALL_BYTES = new Uint8Array(256).fill(1);
/** What `.` is: all bytes but the ends of lines. */
const ANY_BYTE = byteSet((byte) => byte !== 0x0a && byte !== 0x0d);
const NO_SLASH = byteSet((byte) => byte !== 0x2f);
/** Returns the set of the bytes for which `has` is true. */
function byteSet(has) {
    return Uint8Array.from(ALL_BYTES, (_, byte) => (has(byte) ? 1 : 0));
}
function pattern_text(value) {
    return { is: 'text', text: value };
}
function sequence(...of) {
    return { is: 'sequence', of };
}
function group(name, of) {
    return { is: 'group', name, of };
}
/** `.*`, as long as possible. */
const ANYTHING = repeat({ is: 'set', set: ANY_BYTE }, 0, Number.POSITIVE_INFINITY);
/** One path segment, or what is left of one: `[^/]+`. */
const SEGMENT = repeat({ is: 'set', set: NO_SLASH }, 1, Number.POSITIVE_INFINITY);
function repeat(of, min, max, isLazy = false) {
    return { is: 'repeat', of, min, max, isLazy };
}
/** Returns the pattern that matches paths from their beginning to their end. Throws `UnsupportedPattern`. */
function compile(node) {
    const names = [];
    const program = [];
    emit({ is: 'group', name: '', of: node }, program, names);
    program.push({ do: 'end' }, { do: 'match' });
    const flat = flatten(node);
    const prefix = flat
        .slice(0, leadingText(flat))
        .map((part) => (part.is === 'text' ? part.text : ''))
        .join('');
    const rest = flat.slice(leadingText(flat));
    const allBelow = pattern_folderOf(prefix, rest);
    const suffix = suffixOf(rest);
    return { prefix, suffix, segment: segmentOf(prefix, rest), allBelow, names: names.slice(1), program };
}
function suffixOf(rest) {
    const last = rest.at(-1);
    const hasSlash = last?.is === 'repeat' && last.of.is === 'text' && last.of.text === '/' && last.max === 1;
    const nodes = hasSlash ? rest.slice(0, -1) : rest;
    const start = nodes.findLastIndex(({ is }) => is !== 'text') + 1;
    return nodes
        .slice(start)
        .map((part) => (part.is === 'text' ? part.text : ''))
        .join('');
}
function segmentOf(prefix, rest) {
    const end = prefix.indexOf('/', 1);
    if (!prefix.startsWith('/'))
        return undefined;
    if (end !== -1)
        return prefix.slice(1, end);
    for (const node of rest) {
        const isOptional = node.is === 'repeat' && node.min === 0;
        const [first] = flatten(isOptional ? node.of : node);
        if (first?.is !== 'text' || !first.text.startsWith('/'))
            return undefined;
        if (!isOptional)
            break;
    }
    return prefix.slice(1);
}
function pattern_folderOf(prefix, rest) {
    const [only, ...more] = rest;
    if (only === undefined || more.length > 0)
        return undefined;
    if (prefix.endsWith('/') && isAnything(only))
        return { path: prefix, isWhole: true };
    const inner = unwrapped(only);
    const parts = flatten(inner.is === 'repeat' && inner.min === 0 && inner.max === 1 ? inner.of : inner);
    const [slash, below, ...others] = parts;
    if (slash?.is !== 'text' || slash.text !== '/' || below === undefined || others.length > 0)
        return undefined;
    if (isAnything(below))
        return { path: `${prefix}/`, isWhole: true };
    return isSegments(unwrapped(below)) ? { path: `${prefix}/`, isWhole: false } : undefined;
}
/** Segments with slashes between them. */
function isSegments(node) {
    const [first, more, ...others] = flatten(node);
    if (first === undefined || more?.is !== 'repeat' || others.length > 0)
        return false;
    const [slash, next, ...rest] = flatten(more.of);
    return isSegment(first) && slash?.is === 'text' && slash.text === '/' && next === first && rest.length === 0;
}
function isSegment(node) {
    return node.is === 'repeat' && node.of.is === 'set' && node.of.set === NO_SLASH && node.min === 1;
}
/**
 * Returns what `path` captures; undefined if it does not match. Throws `OutOfSteps` when the budget is spent.
 * A group that took no part has captured nothing (``).
 */
function match(pattern, path, budget) {
    const { prefix, suffix } = pattern;
    if (!path.startsWith(prefix))
        return undefined;
    if (!path.endsWith(suffix) && !(path.endsWith('/') && path.endsWith(suffix, path.length - 1)))
        return undefined;
    const slots = run(pattern.program, path, 0, budget);
    if (slots === undefined)
        return undefined;
    const captures = new Map();
    for (const [i, name] of pattern.names.entries()) {
        const from = slots[2 * i + 2];
        const to = slots[2 * i + 3];
        // Of two groups of one name, the first counts.
        if (captures.has(name))
            continue;
        captures.set(name, from === undefined || to === undefined ? '' : path.slice(from, to));
    }
    return captures;
}
/** Thrown when a decision costs too much: nothing can be said about the address then. */
class OutOfSteps extends Error {
}
/** Takes `steps` from the budget. Throws `OutOfSteps` when it is spent. */
function spend(budget, steps) {
    budget.steps -= steps;
    if (budget.steps < 0)
        throw new OutOfSteps();
}
function flatten(node) {
    if (node.is === 'start')
        return [];
    if (node.is === 'text' && node.text === '')
        return [];
    return node.is === 'sequence' ? node.of.flatMap(flatten) : [node];
}
function leadingText(nodes) {
    const end = nodes.findIndex(({ is }) => is !== 'text');
    return end === -1 ? nodes.length : end;
}
function isAnything(node) {
    const inner = unwrapped(node);
    return (inner.is === 'repeat' &&
        inner.of.is === 'set' &&
        inner.of.set === ANY_BYTE &&
        inner.min === 0 &&
        inner.max === Number.POSITIVE_INFINITY);
}
function unwrapped(node) {
    if (node.is === 'group')
        return unwrapped(node.of);
    const [only, ...more] = node.is === 'sequence' ? flatten(node) : [];
    return only !== undefined && more.length === 0 ? unwrapped(only) : node;
}
function emit(node, program, names) {
    if (program.length > MAX_INSTRUCTIONS)
        throw new UnsupportedPattern('too long');
    switch (node.is) {
        case 'text':
            for (let i = 0; i < node.text.length; i++)
                program.push({ do: 'byte', byte: node.text.charCodeAt(i) });
            return;
        case 'set':
            program.push({ do: 'set', set: node.set });
            return;
        case 'sequence':
            for (const part of node.of)
                emit(part, program, names);
            return;
        case 'choice':
            emitChoice(node.of, program, names);
            return;
        case 'repeat':
            emitRepeat(node, program, names);
            return;
        case 'group': {
            const slot = 2 * (names.push(node.name) - 1);
            program.push({ do: 'save', slot });
            emit(node.of, program, names);
            program.push({ do: 'save', slot: slot + 1 });
            return;
        }
        case 'lookahead': {
            const inner = [];
            emit(node.of, inner, []);
            inner.push({ do: 'match' });
            program.push({ do: 'look', program: inner, isNegative: node.isNegative });
            return;
        }
        default:
            program.push({ do: node.is });
    }
}
function emitChoice(of, program, names) {
    const jumps = [];
    for (const [i, option] of of.entries()) {
        if (i === of.length - 1) {
            emit(option, program, names);
            break;
        }
        const fork = { do: 'fork', first: program.length + 1, second: 0 };
        program.push(fork);
        emit(option, program, names);
        const jump = { do: 'jump', to: 0 };
        jumps.push(jump);
        program.push(jump);
        fork.second = program.length;
    }
    for (const jump of jumps)
        jump.to = program.length;
}
function emitRepeat(node, program, names) {
    const { of, min, max, isLazy } = node;
    const fork = () => {
        const made = { do: 'fork', first: 0, second: 0 };
        program.push(made);
        return {
            to: (inside, outside) => {
                made.first = isLazy ? outside : inside;
                made.second = isLazy ? inside : outside;
            },
        };
    };
    // A group that is copied would capture into several slots.
    if ((min > 1 || (max > 1 && max !== Number.POSITIVE_INFINITY)) && hasGroup(of))
        throw new UnsupportedPattern('repeats a group a number of times');
    if (max !== Number.POSITIVE_INFINITY) {
        for (let i = 0; i < min; i++)
            emit(of, program, names);
        const forks = [];
        for (let i = min; i < max; i++) {
            const at = program.length;
            forks.push({ at, made: fork() });
            emit(of, program, names);
        }
        for (const { at, made } of forks)
            made.to(at + 1, program.length);
        return;
    }
    for (let i = 1; i < min; i++)
        emit(of, program, names);
    const start = program.length;
    if (min > 0) {
        emit(of, program, names);
        const made = fork();
        made.to(start, program.length);
        return;
    }
    const made = fork();
    emit(of, program, names);
    program.push({ do: 'jump', to: start });
    made.to(start + 1, program.length);
}
function hasGroup(node) {
    switch (node.is) {
        case 'group':
            return true;
        case 'sequence':
        case 'choice':
            return node.of.some(hasGroup);
        case 'repeat':
        case 'lookahead':
            return hasGroup(node.of);
        default:
            return false;
    }
}
/** Returns the slots of the thread that comes first in the pattern's own order of preference. */
function run(program, path, from, budget) {
    let threads = [];
    let matched;
    const seen = new Uint32Array(program.length);
    let round = 1;
    enter(program, { at: 0, slots: [] }, path, from, threads, seen, round, budget);
    for (let at = from; threads.length > 0; at++) {
        const next = [];
        round++;
        spend(budget, threads.length);
        const byte = at < path.length ? path.charCodeAt(at) : -1;
        for (const thread of threads) {
            const instruction = program[thread.at];
            if (instruction?.do === 'match') {
                // Those behind it are worse.
                matched = thread.slots;
                break;
            }
            const goesOn = instruction?.do === 'byte'
                ? instruction.byte === byte
                : instruction?.do === 'set' && byte !== -1 && instruction.set[byte & 0xff] === 1;
            if (goesOn) {
                const forward = { at: thread.at + 1, slots: thread.slots };
                enter(program, forward, path, at + 1, next, seen, round, budget);
            }
        }
        threads = next;
    }
    return matched;
}
/** Adds a thread, and those that it forks into, to `threads`, the preferred one first. */
function enter(program, thread, path, at, threads, seen, round, budget) {
    const pending = [thread];
    for (let current = pending.pop(); current !== undefined; current = pending.pop()) {
        if (seen[current.at] === round)
            continue;
        seen[current.at] = round;
        spend(budget, 1);
        const { at: index, slots } = current;
        const instruction = program[index];
        switch (instruction?.do) {
            case 'jump':
                pending.push({ at: instruction.to, slots });
                break;
            case 'fork':
                pending.push({ at: instruction.second, slots }, { at: instruction.first, slots });
                break;
            case 'save': {
                const saved = slots.slice();
                saved[instruction.slot] = at;
                spend(budget, saved.length);
                pending.push({ at: index + 1, slots: saved });
                break;
            }
            case 'look':
                if ((run(instruction.program, path, at, budget) !== undefined) !== instruction.isNegative)
                    pending.push({ at: index + 1, slots });
                break;
            case 'start':
                if (at === 0)
                    pending.push({ at: index + 1, slots });
                break;
            case 'end':
                if (at === path.length)
                    pending.push({ at: index + 1, slots });
                break;
            default:
                threads.push(current);
        }
    }
}

;// CONCATENATED MODULE: ./lib/web/host/redirects/decide.js
/** What a host answers an address with, its own redirect file read. */



/** Returns the step that an answer of the files alone is, after `rule` if one has led to it. */
function stepOf(answer, rule) {
    if (answer === undefined)
        return { is: 'missing', rule };
    if ('file' in answer)
        return { is: 'file', file: answer.file, rule };
    return { is: 'redirect', to: percentEncode(answer.redirect), rule };
}
/** Browsers follow 20 redirects: https://fetch.spec.whatwg.org/#http-redirect-fetch, read 2026-11. */
const MAX_REDIRECTS = 20;
/** More visitors of different kinds are not distinguished. */
const MAX_CASES = 32;
/** Enough for thousands of rules on an address of usual length, and done within some milliseconds. */
const MAX_STEPS = 50_000;
const TOO_MANY_RULES = 'the rules are too many to try';
/**
 * Returns what the host answers `path` with, redirects followed. `path` is as in `answer()`: decoded, without the
 * slash at its beginning. `domain` is the site's own, if it is known. `whole` is what may be spent on all addresses
 * together, one step being about 50 nanoseconds; when it is gone, everything is left open.
 */
function decide(redirects, path, files, domain, whole = { steps: MAX_STEPS }) {
    const granted = Math.min(MAX_STEPS, whole.steps);
    const budget = { steps: granted };
    try {
        return new RedirectFollower(redirects, files, normalizeDomain(domain), budget).follow(`/${path}`, [], []);
    }
    catch (error) {
        if (error instanceof OutOfSteps)
            return { is: 'undecided', why: TOO_MANY_RULES, used: [] };
        throw error;
    }
    finally {
        whole.steps -= granted - Math.max(budget.steps, 0);
    }
}
/** Is it left open what the host answers, because there was too much to try? */
function isCutShort(outcome) {
    return outcome.is === 'undecided' && outcome.why === TOO_MANY_RULES;
}
/** Does a visitor who follows a link get what they asked for, as far as can be known? */
function isAnswered(outcome) {
    if (outcome.is === 'status')
        return outcome.status < 400;
    return outcome.is === 'file' || outcome.is === 'outside' || outcome.is === 'undecided';
}
/** Follows an address through redirects and rewrites to what the host answers in the end. */
class RedirectFollower {
    #redirects;
    #files;
    #host;
    #budget;
    #cases = 0;
    constructor(redirects, files, host, budget) {
        this.#redirects = redirects;
        this.#files = files;
        this.#host = host;
        this.#budget = budget;
    }
    follow(path, visited, used) {
        spend(this.#budget, visited.length);
        const seen = visited.indexOf(path);
        if (seen !== -1)
            return { is: 'loop', paths: visited.slice(seen), used };
        if (visited.length > MAX_REDIRECTS)
            return { is: 'loop', paths: visited, used };
        return this.#take(this.#redirects.step(path, this.#files, this.#budget), path, visited, used);
    }
    #take(step, path, visited, before) {
        const used = step.rule === undefined ? before : [...before, { rule: step.rule, path }];
        switch (step.is) {
            case 'file':
                return { is: 'file', file: step.file, path, used };
            case 'status':
                return { is: 'status', status: step.status, used };
            case 'missing':
                return { is: 'missing', path, used };
            case 'undecided':
                return { is: 'undecided', why: step.why, used };
            case 'proxy':
                return { is: 'outside', url: step.to, used };
            case 'redirect': {
                const target = readTarget(step.to, path, this.#host);
                if (target.is === 'outside')
                    return { is: 'outside', url: target.url, used };
                return this.follow(target.path, [...visited, path], used);
            }
            case 'either':
                return this.#either(step, path, visited, before, used);
        }
    }
    #either(step, path, visited, before, used) {
        const why = `it depends on ${step.rule.conditions.join(' ') || 'the visitor'}`;
        this.#cases++;
        if (this.#cases > MAX_CASES)
            return { is: 'undecided', why, used };
        const otherwise = this.#take(step.otherwise(), path, visited, before);
        const applied = this.#take(step.applied(), path, visited, before);
        if (isAnswered(applied) !== isAnswered(otherwise))
            return { is: 'undecided', why, used };
        // Either way the same file, or either way none: what those get for whom the rule is not made.
        if (applied.is === 'file' && otherwise.is === 'file' && applied.file !== otherwise.file)
            return { is: 'undecided', why, used };
        return otherwise;
    }
}
/** Nobody's host, RFC 6761: stands for the site's own. */
const OWN_HOST = 'site.invalid';
/**
 * Returns where an address in a redirect leads from `path`: to a path of the site, or elsewhere. `host` is the site's
 * own, as addresses have it.
 */
function readTarget(to, path, host) {
    const own = host ?? OWN_HOST;
    const url = URL.parse(to, `https://${own}${percentEncode(path)}`);
    if (url === null || !/^https?:$/.test(url.protocol) || url.host !== own)
        return { is: 'outside', url: to };
    const decoded = percentDecode(url.pathname);
    // A broken `%` is refused by servers (400).
    return { is: 'inside', path: decoded ?? `${url.pathname}\0` };
}

;// CONCATENATED MODULE: ./lib/web/host/redirects/host-files.js
/**
 * Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/serving-pages/, and `generateHandler` of
 * `@cloudflare/pages-shared`, both read 2026-11.
 */
function cloudflarePagesFiles(lookup) {
    const has = (path) => lookup(path.slice(1));
    return (asked) => {
        const path = merged(asked);
        if (path.endsWith('/')) {
            const index = has(`${path}index.html`);
            if (index !== undefined)
                return { file: index };
            if (path.endsWith('/index/'))
                return { redirect: path.slice(0, -'index/'.length) };
            return has(`${path.slice(0, -1)}.html`) === undefined ? undefined : { redirect: path.slice(0, -1) };
        }
        const exact = has(path);
        if (exact !== undefined) {
            if (!path.endsWith('.html'))
                return { file: exact };
            const bare = path.slice(0, -'.html'.length);
            if (bare.endsWith('/index'))
                return { redirect: bare.slice(0, -'index'.length) };
            return bare === '/' || has(bare) !== undefined ? { file: exact } : { redirect: bare };
        }
        if (path.endsWith('/index'))
            return { redirect: path.slice(0, -'index'.length) };
        const page = has(`${path}.html`);
        if (page !== undefined)
            return { file: page };
        return has(`${path}/index.html`) === undefined ? undefined : { redirect: `${path}/` };
    };
}
/** Workers with static assets: `getIntent` of `@cloudflare/workers-shared`'s asset worker, read 2026-11. */
function cloudflareWorkersFiles(lookup, handling = 'auto-trailing-slash') {
    const has = (path) => lookup(path.slice(1));
    const answer = (path, mayRedirect) => {
        for (const { name, to } of attempts(path, handling)) {
            const file = has(name);
            if (file === undefined)
                continue;
            if (to === undefined)
                return { file };
            // It is only sent to where this very file is.
            if (!mayRedirect || has(to) !== undefined)
                continue;
            const there = answer(to, false);
            if (there !== undefined && 'file' in there && there.file === file)
                return { redirect: to };
        }
        return undefined;
    };
    return (path) => answer(merged(path), true);
}
function attempts(path, handling) {
    switch (handling) {
        case 'auto-trailing-slash':
            return [...autoAttempts(path), { name: path }, { name: `${path}.html` }, folder(path, `${path}/`)];
        case 'force-trailing-slash':
            return [
                ...forceAttempts(path),
                { name: path },
                { name: `${path}.html`, to: `${path}/` },
                folder(path, `${path}/`),
            ];
        case 'drop-trailing-slash':
            return [...dropAttempts(path), { name: path }, { name: `${path}.html` }, { name: `${path}/index.html` }];
        case 'none':
            return [{ name: path }];
    }
}
function folder(path, to) {
    return { name: `${path}/index.html`, to };
}
function autoAttempts(path) {
    if (path.endsWith('/index')) {
        const bare = path.slice(0, -'/index'.length);
        return [{ name: path }, { name: `${path}.html`, to: `${bare}/` }, { name: `${bare}.html`, to: bare }];
    }
    if (path.endsWith('/index.html')) {
        const bare = path.slice(0, -'/index.html'.length);
        return [
            { name: path, to: `${bare}/` },
            { name: `${bare}.html`, to: bare },
        ];
    }
    if (path.endsWith('/')) {
        const bare = path.slice(0, -1);
        return [{ name: `${path}index.html` }, { name: `${bare}.html`, to: bare }];
    }
    if (!path.endsWith('.html'))
        return [];
    const bare = path.slice(0, -'.html'.length);
    return [{ name: path, to: bare }, folder(bare, `${bare}/`)];
}
function forceAttempts(path) {
    if (path.endsWith('/index')) {
        const bare = path.slice(0, -'/index'.length);
        return [
            { name: path },
            { name: `${path}.html`, to: `${bare}/` },
            { name: `${bare}.html`, to: `${bare}/` },
        ];
    }
    if (path.endsWith('/index.html')) {
        const bare = path.slice(0, -'/index.html'.length);
        return [
            { name: path, to: `${bare}/` },
            { name: `${bare}.html`, to: `${bare}/` },
        ];
    }
    if (path.endsWith('/'))
        return [{ name: `${path}index.html` }, { name: `${path.slice(0, -1)}.html` }];
    if (!path.endsWith('.html'))
        return [];
    const bare = path.slice(0, -'.html'.length);
    return [{ name: path, to: `${bare}/` }, { name: path }, folder(bare, `${bare}/`)];
}
function dropAttempts(path) {
    if (path === '/index' || path === '/index.html')
        return [...(path === '/index' ? [{ name: path }] : []), { name: '/index.html', to: '/' }];
    if (path.endsWith('/index')) {
        const bare = path.slice(0, -'/index'.length);
        return [{ name: path }, { name: `${bare}.html`, to: bare }, folder(bare, bare)];
    }
    if (path.endsWith('/index.html')) {
        const bare = path.slice(0, -'/index.html'.length);
        return [{ name: path, to: bare }, { name: path }, { name: `${bare}.html`, to: bare }];
    }
    if (path === '/')
        return [{ name: '/index.html' }];
    if (path.endsWith('/')) {
        const bare = path.slice(0, -1);
        return [{ name: `${bare}.html`, to: bare }, folder(bare, bare)];
    }
    if (!path.endsWith('.html'))
        return [];
    const bare = path.slice(0, -'.html'.length);
    return [{ name: path, to: bare }, folder(bare, bare)];
}
/**
 * Azure Static Web Apps, whatever `trailingSlash` says: the three settings differ in the redirects between the forms
 * of an address, all of which are answered.
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#trailing-slash, read 2026-11.
 */
function azureFiles(lookup) {
    return (asked) => {
        const path = merged(asked).slice(1);
        // The host keeps this one to itself.
        if (path === 'staticwebapp.config.json')
            return undefined;
        return firstOf(lookup, host_files_forms(path));
    };
}
/** Netlify, as measured by https://github.com/slorber/trailing-slash-guide, read 2026-11. */
function netlifyFiles(lookup) {
    return (asked) => firstOf(lookup, host_files_forms(merged(asked).slice(1)));
}
function host_files_forms(path) {
    if (path === '')
        return ['index.html'];
    if (path.endsWith('/'))
        return [`${path}index.html`, `${path.slice(0, -1)}.html`];
    return [path, `${path}.html`, `${path}/index.html`];
}
/**
 * Vercel: a file under its name, a folder by its `index.html`, with a slash or without. Pages lose their `.html` with
 * `cleanUrls` alone. https://vercel.com/docs/project-configuration/vercel-json#cleanurls, read 2026-11.
 */
function vercelFiles(lookup, cleanUrls) {
    return (asked) => {
        const path = merged(asked).slice(1);
        const bare = path.endsWith('/') ? path.slice(0, -1) : path;
        const names = bare === '' ? [] : [path, ...(cleanUrls ? [`${bare}.html`] : [])];
        return firstOf(lookup, [...names, bare === '' ? 'index.html' : `${bare}/index.html`]);
    };
}
function firstOf(lookup, names) {
    for (const name of names) {
        const file = lookup(name);
        if (file !== undefined)
            return { file };
    }
    return undefined;
}
function merged(path) {
    return path.includes('//') ? path.replace(/\/{2,}/g, '/') : path;
}

;// CONCATENATED MODULE: ./lib/web/documents/json.js
/** Reads JSON that others wrote: in time and memory proportional to its length, however deep it is. */
/** What is nested deeper is not looked at. */
const json_MAX_DEPTH = 32;
/** Longer strings, in characters, are no addresses. */
const MAX_STRING = 8_192;
/**
 * Calls `visit` for each string in JSON, keys apart, in the order of the text; `at` is its offset. Returns whether the
 * text is JSON; if not, nothing is visited.
 */
function visitStrings(text, visit) {
    const json = text.replace(/^\uFEFF/, ' ');
    if (!isJson(json))
        return false;
    const path = [];
    const isList = [];
    let depth = 0;
    let isKeyNext = false;
    for (let at = 0; at < json.length; at++) {
        switch (json[at]) {
            case '{':
            case '[':
                depth++;
                if (depth > json_MAX_DEPTH)
                    break;
                isList.push(json[at] === '[');
                isKeyNext = json[at] === '{';
                path.push('0');
                break;
            case '}':
            case ']':
                depth--;
                if (depth >= json_MAX_DEPTH)
                    break;
                isList.pop();
                path.pop();
                break;
            case ',':
                if (depth > json_MAX_DEPTH)
                    break;
                isKeyNext = isList.at(-1) === false;
                if (!isKeyNext)
                    path.push(String(Number(path.pop()) + 1));
                break;
            case '"': {
                const end = endOfString(json, at);
                if (depth <= json_MAX_DEPTH && end - at <= MAX_STRING) {
                    const value = JSON.parse(json.slice(at, end));
                    if (isKeyNext)
                        path[path.length - 1] = value;
                    else
                        visit(path, value, at);
                }
                else if (isKeyNext && depth <= json_MAX_DEPTH)
                    path[path.length - 1] = '';
                isKeyNext = false;
                at = end - 1;
            }
        }
    }
    return true;
}
function isJson(text) {
    try {
        JSON.parse(text);
        return true;
    }
    catch {
        return false;
    }
}
/** Returns the offset behind the string that starts at `at`, in text that is JSON. */
function endOfString(json, at) {
    let end = at;
    let isEscaped = true;
    while (isEscaped) {
        end = json.indexOf('"', end + 1);
        let before = end;
        while (json[before - 1] === '\\')
            before--;
        isEscaped = (end - before) % 2 === 1;
    }
    return end + 1;
}

;// CONCATENATED MODULE: ./lib/web/host/redirects/json.js
/** JSON files of hosts, with the lines of the items of their lists. */

/** What is wrong with a file that its host may well take. */
const TOO_DEEP = `is nested more than ${json_MAX_DEPTH} levels deep`;
/** Returns a file that holds a JSON object, or what is wrong with it, as the end of a sentence. */
function readJson(file) {
    const text = file.replace(/^\uFEFF/, '');
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        return 'is no JSON';
    }
    if (!isObject(value))
        return 'is no JSON object';
    const lines = linesOfItems(text);
    // Whatever walks over the value later on may do so by recursion: `JSON.stringify` does.
    if (lines === undefined)
        return TOO_DEEP;
    return { value, lineOf: (key, index) => lines.get(key)?.[index] ?? 1 };
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/**
 * Walks over text that is JSON. Of a duplicate key the last one counts, as in `JSON.parse`. Returns undefined if it is
 * nested too deep.
 */
function linesOfItems(text) {
    const lines = new Map();
    let line = 1;
    let depth = 0;
    let key = '';
    let isItemNext = false;
    let current;
    for (const { 0: token } of text.matchAll(/\n|"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s"[\]{},:]+/g)) {
        if (token === '\n') {
            line++;
            continue;
        }
        if (token !== ']' && isItemNext) {
            current?.push(line);
            isItemNext = false;
        }
        if (token === '[' && depth === 1) {
            current = [];
            lines.set(key, current);
            isItemNext = true;
        }
        else if (token === ',' && depth === 2 && current !== undefined) {
            isItemNext = true;
        }
        else if (token.startsWith('"') && depth === 1) {
            key = JSON.parse(token);
        }
        if (token === '[' || token === '{')
            depth++;
        if (token === ']' || token === '}')
            depth--;
        if (depth > json_MAX_DEPTH)
            return undefined;
        if (depth === 1) {
            current = undefined;
            isItemNext = false;
        }
    }
    return lines;
}

;// CONCATENATED MODULE: ./lib/web/host/redirects/rules.js
/** Rules of a host's own redirect file, whatever the host, and how the first that fits an address is found. */


const NO_CAPTURES = new Map();
/**
 * Finds the rules that fit a path, in their order. Those without wildcards are in a map; the others are tried only
 * on paths that begin like them.
 */
class RuleIndex {
    #exact = new Map();
    /** By the first segment of the path, as far as a pattern has one. */
    #bySegment = new Map();
    #anywhere = [];
    #rules;
    constructor(rules) {
        this.#rules = rules;
        for (const [i, { source }] of rules.entries()) {
            if ('exact' in source)
                add(this.#exact, source.exact, i);
            else {
                const { segment } = source.pattern;
                if (segment === undefined)
                    this.#anywhere.push(i);
                else
                    add(this.#bySegment, segment, i);
            }
        }
    }
    /**
     * Yields the rules that fit. `keys` are the forms under which the host looks for a path among the exact ones,
     * `paths` those on which it tries its patterns. `from` leaves out the rules before a position. Throws `OutOfSteps`.
     */
    *matches(keys, paths, budget, from = 0) {
        const lists = [...new Set(keys)].map((key) => this.#exact.get(key) ?? []);
        const segments = new Set(paths.map(firstSegment));
        lists.push(...[...segments].map((segment) => this.#bySegment.get(segment) ?? []), this.#anywhere);
        for (const i of rules_merged(lists)) {
            const rule = this.#rules[i];
            if (rule === undefined || i < from)
                continue;
            spend(budget, 1);
            if ('exact' in rule.source) {
                yield { rule, captures: NO_CAPTURES, position: i };
                continue;
            }
            for (const path of paths) {
                const captures = match(rule.source.pattern, path, budget);
                if (captures === undefined)
                    continue;
                yield { rule, captures, position: i };
                break;
            }
        }
    }
}
function add(map, key, value) {
    const list = map.get(key);
    if (list === undefined)
        map.set(key, [value]);
    else
        list.push(value);
}
/** Returns `docs` for `/docs/x` and `/docs`. */
function firstSegment(path) {
    const end = path.indexOf('/', 1);
    return end === -1 ? path.slice(1) : path.slice(1, end);
}
/** Yields the numbers of ascending lists in ascending order, each once. */
function* rules_merged(lists) {
    const positions = lists.map(() => 0);
    for (;;) {
        let least = Number.POSITIVE_INFINITY;
        for (const [i, list] of lists.entries())
            least = Math.min(least, list[positions[i] ?? 0] ?? least);
        if (least === Number.POSITIVE_INFINITY)
            return;
        for (const [i, list] of lists.entries())
            if (list[positions[i] ?? 0] === least)
                positions[i] = (positions[i] ?? 0) + 1;
        yield least;
    }
}
/** No answer of a host is longer; without a bound, a rule could ask for gigabytes. */
const MAX_TARGET = 65_536;
/**
 * Returns `text` with every `find` replaced; undefined if the result is longer than any host would send.
 */
function replacedAll(text, find, value) {
    const parts = text.split(find);
    if (text.length + (parts.length - 1) * value.length > MAX_TARGET)
        return undefined;
    return parts.join(value);
}
/** Returns a line or a name of a foreign file as a message quotes it: not longer than a reader wants. */
function quoted(text) {
    return `\`${text.length > 120 ? `${text.slice(0, 119)}…` : text}\``;
}
/** Returns a path of a redirect file (ordinary text) as addresses are compared: decoded, as a string of bytes. */
function decodedPath(path) {
    const bytes = byte_strings_toBytes(path);
    return percentDecode(bytes) ?? bytes;
}

;// CONCATENATED MODULE: ./lib/web/host/redirects/azure.js
/**
 * Azure Static Web Apps' `staticwebapp.config.json`:
 * https://learn.microsoft.com/en-us/azure/static-web-apps/configuration, read 2026-11, and the emulator
 * `@azure/static-web-apps-cli` 2.0.10. Where the two contradict each other, the manual counts, and what the emulator
 * would do is not ruled out.
 */






const HOST = 'azure-static-web-apps';
const FILE = 'staticwebapp.config.json';
/** https://learn.microsoft.com/en-us/azure/static-web-apps/configuration#restrictions, read 2026-11. */
const MAX_CONFIG_BYTES = 20 * 1024;
const EVERYTHING = { pattern: compile(sequence(pattern_text('/'), ANYTHING)) };
/** Returns what a `staticwebapp.config.json` (ordinary text) means. `domain` is the site's own, if it is known. */
function parseAzure(file, domain) {
    const problems = [];
    const about = (kind, line, message) => {
        problems.push({ kind, line, message });
    };
    if (Buffer.byteLength(file) > MAX_CONFIG_BYTES)
        about('over-limit', undefined, 'The file is larger than the 20 KB that Azure Static Web Apps takes.');
    const json = readJson(file);
    if (typeof json === 'string') {
        const so = json === TOO_DEEP ? 'so that it cannot be read' : 'and Azure Static Web Apps refuses the site';
        about('invalid', undefined, `The file ${json}, ${so}.`);
        const step = (path, files) => stepOf(files(path));
        return { host: HOST, file: FILE, rules: [], problems, fileResolver: azureFiles, step };
    }
    const rules = [];
    const { routes, navigationFallback, responseOverrides } = json.value;
    if (routes !== undefined && !Array.isArray(routes))
        about('invalid', undefined, '`routes` has to be a list.');
    for (const [i, route] of (Array.isArray(routes) ? routes : []).entries()) {
        const line = json.lineOf('routes', i);
        const read = readRoute(route, line);
        if (read === undefined)
            continue;
        if ('message' in read)
            about(read.kind, line, read.message);
        else
            rules.push(read);
    }
    const fallback = readFallback(navigationFallback, about);
    const override = readOverride(responseOverrides);
    const step = stepper(rules, fallback, override, normalizeDomain(domain));
    const soft = override !== undefined && override.status < 400 ? override : undefined;
    const all = fallback?.rule ?? soft;
    return { host: HOST, file: FILE, rules, problems, fileResolver: azureFiles, step, fallback: all };
}
/** Returns undefined for a route that is about other requests than those of a link. */
function readRoute(route, line) {
    if (!isObject(route) || typeof route.route !== 'string')
        return { kind: 'invalid', message: 'A route has to be an object with a `route`.' };
    const { route: from, methods, redirect, rewrite, statusCode, allowedRoles } = route;
    if (Array.isArray(methods) && !methods.includes('GET'))
        return undefined;
    if (redirect !== undefined && rewrite !== undefined)
        return {
            kind: 'invalid',
            message: `The route ${quoted(from)} has both a \`redirect\` and a \`rewrite\`.`,
        };
    const source = readPath(from);
    if (source === undefined)
        return {
            kind: 'ignored',
            message: `The route ${quoted(from)} matches no address: it has to begin with \`/\`, and \`*\` can only be at its end, or before extensions such as \`*.{png,jpg}\`.`,
        };
    const status = typeof statusCode === 'number' ? statusCode : undefined;
    // Without a login, a route for other roles than everybody's is answered with 401.
    const roles = Array.isArray(allowedRoles) ? allowedRoles.filter((role) => typeof role === 'string') : [];
    const conditions = roles.length === 0 || roles.includes('anonymous')
        ? []
        : [`allowedRoles: ${roles.join(', ').slice(0, 100)}`];
    const common = { line, from, isForced: true, conditions, source };
    if (typeof redirect === 'string')
        return { ...common, to: redirect, does: 'redirect', status: status === 301 ? 301 : 302 };
    if (typeof rewrite === 'string')
        return { ...common, to: rewrite, does: 'rewrite', status: status ?? 200 };
    return { ...common, to: '', does: 'status', status: status ?? 200 };
}
/** Undefined for a pattern that the host does not take. */
function readPath(route) {
    if (!route.startsWith('/') && route !== '*')
        return undefined;
    const at = route.indexOf('*');
    if (at === -1)
        return { exact: decodedPath(route) };
    const before = pattern_text(decodedPath(route === '*' ? '/' : route.slice(0, at)));
    const after = route.slice(at + 1);
    if (after === '')
        return { pattern: compile(sequence(before, ANYTHING)) };
    const endings = /^\.(?:(\w+)|\{(\w+(?:,\w+)*)\})$/.exec(after);
    if (endings === null)
        return undefined;
    const of = (endings[1] ?? endings[2] ?? '').split(',').map((ending) => pattern_text(`.${ending}`));
    return { pattern: compile(sequence(before, ANYTHING, { is: 'choice', of })) };
}
function readFallback(value, about) {
    if (!isObject(value) || typeof value.rewrite !== 'string')
        return undefined;
    const to = value.rewrite.startsWith('/') ? value.rewrite : `/${value.rewrite}`;
    const excluded = [];
    for (const pattern of Array.isArray(value.exclude) ? value.exclude : []) {
        const source = typeof pattern === 'string' ? readPath(pattern) : undefined;
        if (source !== undefined)
            excluded.push(source);
        else
            about('ignored', undefined, `${quoted(String(pattern))} in \`navigationFallback.exclude\` matches no address.`);
    }
    const common = {
        line: 1,
        from: 'navigationFallback',
        isForced: false,
        conditions: [],
        source: EVERYTHING,
    };
    return { to, excluded, rule: { ...common, to: value.rewrite, does: 'rewrite', status: 200 } };
}
/** What a missing address is answered with instead of 404, if that makes it one that is there. */
function readOverride(value) {
    const found = isObject(value) ? value['404'] : undefined;
    if (!isObject(found))
        return undefined;
    const common = {
        line: 1,
        from: 'responseOverrides 404',
        isForced: false,
        conditions: [],
        source: EVERYTHING,
    };
    if (typeof found.redirect === 'string')
        return { ...common, to: found.redirect, does: 'redirect', status: 302 };
    if (typeof found.rewrite !== 'string')
        return undefined;
    const status = typeof found.statusCode === 'number' ? found.statusCode : 404;
    return { ...common, to: found.rewrite, does: 'rewrite', status };
}
function stepper(rules, fallback, override, domain) {
    const index = new RuleIndex(rules);
    return (path, files, budget) => {
        if (/^\/(?:\.auth|api|data-api)(?:\/|$)/.test(path))
            return { is: 'undecided', why: 'a service of the host answers it' };
        const context = { path, files, budget, domain, fallback, override };
        const withIndex = indexOf(path);
        return scan(index.matches([path, withIndex], [path, withIndex], budget), context);
    };
}
/** `/profile/index.html` is also the rule for `/profile` and `/profile/`. */
function indexOf(path) {
    if (path.includes('.'))
        return path;
    return path.endsWith('/') ? `${path}index.html` : `${path}/index.html`;
}
function scan(matches, context) {
    const { path, files, domain } = context;
    // Not `for…of`, which would end the rules for those who go on.
    for (let next = matches.next(); next.done !== true; next = matches.next()) {
        const { rule } = next.value;
        // The emulator goes on to the next rule when one leads to where it is.
        if (rule.does === 'redirect') {
            const target = readTarget(rule.to, path, domain);
            if (target.is === 'inside' && target.path === path)
                continue;
        }
        const applied = () => apply(rule, context);
        const isFolderOfIt = 'pattern' in rule.source && fitsByIndexAlone(rule.source.pattern, context);
        if (rule.conditions.length > 0)
            return { is: 'undecided', why: `it depends on ${rule.conditions.join(' ')}`, rule };
        if (!isFolderOfIt)
            return applied();
        // `/calendar/*` and `/calendar`: the manual says that it does not fit, the emulator that it does.
        return { is: 'either', rule, applied, otherwise: () => scan(matches, context) };
    }
    return stored(files(path), context);
}
function fitsByIndexAlone(pattern, { path, budget }) {
    return match(pattern, path, budget) === undefined;
}
function apply(rule, context) {
    if (rule.does === 'redirect')
        return { is: 'redirect', to: rule.to, rule };
    if (rule.status >= 400)
        return { is: 'status', status: rule.status, rule };
    if (rule.does === 'status')
        return stored(context.files(context.path), context, rule);
    if (/^\/?(?:\.auth|api|data-api)\//.test(rule.to))
        return { is: 'undecided', why: 'a service of the host answers it', rule };
    const target = readTarget(rule.to.startsWith('/') ? rule.to : `/${rule.to}`, context.path, context.domain);
    if (target.is === 'outside')
        return { is: 'undecided', why: 'it is rewritten to another host', rule };
    return stored(context.files(target.path), { ...context, path: target.path }, rule);
}
/** What is in the host's storage, or replaces it. */
function stored(answer, context, rule) {
    if (answer !== undefined)
        return stepOf(answer, rule);
    const { fallback, override, path, files, budget } = context;
    if (fallback !== undefined && !isExcluded(path, fallback.excluded, budget)) {
        const target = readTarget(fallback.to, '/', undefined);
        const found = target.is === 'inside' ? files(target.path) : undefined;
        if (found !== undefined)
            return stepOf(found, fallback.rule);
    }
    if (override === undefined || override.status >= 400)
        return { is: 'missing', rule };
    // Everything that is missing gets it: like a page for wrong addresses, it says nothing about this one.
    return { is: 'missing', rule: rule ?? override };
}
function isExcluded(path, excluded, budget) {
    const paths = [path, indexOf(path)];
    return excluded.some((source) => paths.some((form) => 'exact' in source ? source.exact === form : match(source.pattern, form, budget) !== undefined));
}

;// CONCATENATED MODULE: ./lib/web/host/redirects/cloudflare.js
/**
 * Cloudflare's `_redirects`, the same for Pages and for Workers with static assets. Both read it with `parseRedirects`
 * and match it with `generateRuleRegExp` of `@cloudflare/workers-shared`, read 2026-11 (commit f830836). Rules come
 * before files: https://developers.cloudflare.com/workers/static-assets/redirects/, read 2026-11.
 */






/** Rules without `*` and placeholders: https://developers.cloudflare.com/pages/configuration/redirects/, read 2026-11. */
const MAX_STATIC_RULES = 2_000;
const MAX_DYNAMIC_RULES = 100;
/** The code has 2,000 characters (`MAX_LINE_LENGTH`); the manual still says 1,000. */
const MAX_LINE = 2_000;
const STATUSES = new Set([200, 301, 302, 303, 307, 308]);
const IS_HTTPS = /^https:\/\/+([^/]+)\/?(.*)/;
const PLACEHOLDER = /:[A-Za-z]\w*/;
/** Returns what a `_redirects` file (ordinary text) means to Cloudflare. `domain` is the site's own, if it is known. */
function parseCloudflare(file, host, domain) {
    const problems = [];
    const rules = [];
    const seen = new Set();
    const counts = { fixed: 0, dynamic: 0 };
    for (const [i, raw] of file.split('\n').entries()) {
        const line = raw.trim();
        if (line === '' || line.startsWith('#'))
            continue;
        const read = parseLine(line, i + 1, counts, seen);
        if ('kind' in read)
            problems.push({ line: i + 1, ...read });
        else
            rules.push(read);
        if (counts.dynamic > MAX_DYNAMIC_RULES)
            break;
    }
    const fileResolver = host === 'cloudflare-pages' ? cloudflarePagesFiles : cloudflareWorkersFiles;
    const step = cloudflare_stepper(rules, host, normalizeDomain(domain));
    return { host, file: '_redirects', rules, problems, fileResolver: (lookup) => fileResolver(lookup), step };
}
function ignored(message) {
    return { kind: 'ignored', message };
}
/** In the order of `parseRedirects`, which also counts rules that turn out to be invalid. */
function parseLine(line, number, counts, seen) {
    if (line.length > MAX_LINE)
        return {
            kind: 'over-limit',
            message: `The line is longer than the ${MAX_LINE} characters that Cloudflare takes.`,
        };
    const comment = line.search(/\s#/);
    const tokens = (comment === -1 ? line : line.slice(0, comment).trimEnd()).split(/\s+/);
    if (tokens.length < 2 || tokens.length > 3)
        return ignored(`A rule has two or three parts, not ${tokens.length}: from, to, and a status code.`);
    const [writtenFrom = '', writtenTo = '', writtenStatus = '302'] = tokens;
    if (IS_HTTPS.test(writtenFrom))
        return ignored('A rule cannot begin with a host name.');
    const from = cloudflare_pathOf(writtenFrom);
    const isDynamic = counts.dynamic > 0 || from.includes('*') || PLACEHOLDER.test(from);
    if (isDynamic)
        counts.dynamic++;
    else
        counts.fixed++;
    if (counts.dynamic > MAX_DYNAMIC_RULES)
        return {
            kind: 'over-limit',
            message: `This rule and all below it are left out: Cloudflare takes ${MAX_DYNAMIC_RULES} rules from the first with \`*\` or a placeholder on.`,
        };
    if (!isDynamic && counts.fixed > MAX_STATIC_RULES)
        return {
            kind: 'over-limit',
            message: `The rule is left out: Cloudflare takes ${MAX_STATIC_RULES} rules without \`*\` and placeholders.`,
        };
    const isOutside = IS_HTTPS.test(writtenTo);
    if (!isOutside && !writtenTo.startsWith('/'))
        return ignored('The target has to begin with `/` or `https://`.');
    const status = Number(writtenStatus);
    if (!STATUSES.has(status))
        return ignored(`The status code can be 200, 301, 302, 303, 307 or 308, not ${quoted(writtenStatus)}.`);
    // With a query or a fragment behind it, Cloudflare does not see it.
    if (!isOutside && /\/(?:\*)?$/.test(from) && /\/index(?:\.html)?$/.test(writtenTo))
        return ignored('The rule would lead back to itself, since `/index.html` is served as `/`.');
    if (seen.has(from))
        return ignored('An earlier rule is about the same addresses.');
    seen.add(from);
    if (status === 200 && isOutside)
        return ignored('A rule with status 200 cannot lead to another host.');
    const source = cloudflare_readPath(from);
    if (typeof source === 'string')
        return ignored(source);
    const does = status === 200 ? 'rewrite' : 'redirect';
    const common = { line: number, from: writtenFrom, to: writtenTo, does, status };
    return { ...common, isForced: true, conditions: [], source };
}
/** As `extractPathname`: the path alone, with what an address cannot hold percent-encoded. */
function cloudflare_pathOf(written) {
    const bare = (written.startsWith('/') ? written : `/${written}`).split(/[?#]/, 1)[0] ?? '';
    if (!/\/\.|%2e/i.test(bare))
        return bare;
    return URL.parse(`//${bare}`, 'relative://')?.pathname ?? bare;
}
/** Returns why the rule matches no address, if so. */
function cloudflare_readPath(from) {
    if (!from.includes('*') && !PLACEHOLDER.test(from))
        return { exact: decodedPath(from) };
    // Names are looked for letter by letter, in the order in which they are written: `:id` is also found in `:idea`.
    const names = new Set(Array.from(from.matchAll(new RegExp(PLACEHOLDER, 'g')), ([name]) => name));
    let parts = from
        .split('*')
        .flatMap((part, i) => (i === 0 ? [part] : [group('splat', ANYTHING), part]));
    for (const name of [...names].slice(0, cloudflare_MAX_NAMES))
        parts = parts.flatMap((part) => (typeof part === 'string' ? splitAt(part, name) : [part]));
    const nodes = parts.map((part) => (typeof part === 'string' ? pattern_text(decodedPath(part)) : part));
    const groups = nodes.flatMap((node) => (node.is === 'group' ? [node.name] : []));
    if (new Set(groups).size < groups.length)
        return 'A rule can have one `*`, and each placeholder once; this one matches no address.';
    try {
        return { pattern: compile(sequence(...nodes)) };
    }
    catch (error) {
        if (error instanceof UnsupportedPattern)
            return 'The pattern is too long to be of use.';
        throw error;
    }
}
/** No line has room for more that differ. */
const cloudflare_MAX_NAMES = MAX_LINE / 2;
function splitAt(part, name) {
    return part.split(name).flatMap((piece, i) => (i === 0 ? [piece] : [group(name.slice(1), SEGMENT), piece]));
}
function cloudflare_stepper(rules, host, domain) {
    const index = new RuleIndex(rules);
    return (path, files, budget) => {
        const found = index.matches([path], [path], budget).next().value;
        if (found === undefined)
            return stepOf(files(path));
        const { rule, captures } = found;
        const to = expanded(rule.to, captures, host === 'cloudflare-workers' && 'pattern' in rule.source);
        if (to === undefined)
            return { is: 'undecided', why: 'the target is too long', rule };
        if (rule.does === 'redirect')
            return { is: 'redirect', to, rule };
        // The address stays, so that the rules are not asked again.
        const target = readTarget(to, path, domain);
        return target.is === 'outside' ? { is: 'missing', rule } : stepOf(files(target.path), rule);
    };
}
function expanded(to, captures, mergesSlashes) {
    let result = to;
    for (const [name, value] of captures) {
        result = replacedAll(result, `:${name}`, percentEncode(value));
        if (result === undefined)
            return undefined;
    }
    return mergesSlashes && !/^\w+:\/\//.test(result) ? result.replace(/\/{2,}/g, '/') : result;
}

;// CONCATENATED MODULE: ./lib/web/host/redirects/netlify.js
/**
 * Netlify's `_redirects`. The syntax is that of `@netlify/redirect-parser` 16.1, the way rules fit addresses that of
 * `netlify-redirector` 0.5 (the matcher that Netlify's own command line uses), both read and run 2026-11; the order is
 * that of https://docs.netlify.com/manage/routing/redirects/overview/ and
 * https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/, read 2026-11.
 */






const IS_URL = /^https?:\/\//;
/** Netlify names no bounds. No address that a browser asks for is longer. */
const netlify_MAX_LINE = 8_192;
const MAX_RULES = 50_000;
/** Returns what a `_redirects` file means to Netlify. `file` is ordinary text, `domain` the site's own, if it is known. */
function parseNetlify(file, domain) {
    const problems = [];
    const parsed = [];
    for (const [i, raw] of file.split('\n').entries()) {
        const line = raw.trim();
        if (line === '' || line.startsWith('#'))
            continue;
        if (parsed.length === MAX_RULES) {
            problems.push({
                kind: 'unread',
                line: i + 1,
                message: `The check reads ${MAX_RULES} rules; what follows is not read.`,
            });
            break;
        }
        const read = netlify_parseLine(line, i + 1, normalizeDomain(domain));
        if ('rule' in read)
            parsed.push(read);
        else
            problems.push({ line: i + 1, ...read });
    }
    const isPartlyUnread = problems.some(({ kind }) => kind === 'unread');
    const rules = withoutRepetitions(parsed, problems);
    const own = normalizeDomain(domain);
    const find = netlify_stepper(rules, own);
    const step = (...asked) => {
        const found = find(...asked);
        return isPartlyUnread && found.is === 'missing'
            ? { is: 'undecided', why: 'some rules are not read' }
            : found;
    };
    return { host: 'netlify', file: '_redirects', rules, problems, fileResolver: netlifyFiles, step };
}
/** Of equal rules, Netlify keeps the last (`removeDuplicates` in redirect-parser's merge.js). */
function withoutRepetitions(parsed, problems) {
    const last = new Map(parsed.map(({ identity }, i) => [identity, i]));
    return parsed.flatMap(({ identity, rule }, i) => {
        const kept = last.get(identity) ?? i;
        if (kept === i)
            return [rule];
        const line = parsed[kept]?.rule.line;
        problems.push({
            kind: 'ignored',
            line: rule.line,
            message: `The rule is repeated in line ${line}, which is the one that counts.`,
        });
        return [];
    });
}
function netlify_ignored(message) {
    return { kind: 'ignored', message };
}
function netlify_parseLine(line, number, host) {
    if (line.length > netlify_MAX_LINE)
        return { kind: 'unread', message: `The line has more than ${netlify_MAX_LINE} characters, and is not read.` };
    const all = line.split(/\s+/);
    const comment = all.findIndex((part) => part.startsWith('#'));
    const [from = '', ...parts] = comment === -1 ? all : all.slice(0, comment);
    if (parts.length === 0)
        return netlify_ignored('The rule has no target.');
    const hasTarget = Number.isNaN(Number.parseInt(parts[0] ?? '', 10));
    const at = hasTarget ? parts.findIndex((part) => part.startsWith('/') || IS_URL.test(part)) : -1;
    if (hasTarget && at === -1)
        return netlify_ignored('The target has to begin with `/`, `http://` or `https://`.');
    const query = parts.slice(0, Math.max(at, 0));
    const [statusPart, ...conditionParts] = parts.slice(at + 1);
    const status = statusPart === undefined ? 301 : Number.parseInt(statusPart, 10);
    if (Number.isNaN(status))
        return netlify_ignored(`${quoted(statusPart ?? '')} is no status code.`);
    const isForwarded = !hasTarget && from.endsWith('/*') && status >= 200 && status < 300;
    if (!hasTarget && !isForwarded)
        return netlify_ignored('The rule has no target.');
    const to = isForwarded ? `${from.slice(0, -1)}:splat` : (parts[at] ?? '');
    const conditions = [...query, ...conditionParts.filter((part) => !/^sign(?:ed)?=/i.test(part))];
    const where = readFrom(from, host);
    if (typeof where === 'string')
        return netlify_ignored(where);
    if (where.condition !== undefined)
        conditions.unshift(where.condition);
    const isForced = statusPart?.endsWith('!') === true;
    const does = status === 200 ? 'rewrite' : status >= 300 && status < 400 ? 'redirect' : 'status';
    const identity = JSON.stringify([from, query, to, status, isForced, conditionParts]);
    return {
        identity,
        rule: { line: number, from, to, does, status, isForced, conditions, source: where.source },
    };
}
/** Returns which addresses `from` is about, or why Netlify never applies the rule. */
function readFrom(from, host) {
    let path = from;
    let condition;
    if (IS_URL.test(from)) {
        const url = URL.parse(from);
        if (url === null)
            return `${quoted(from)} is no address.`;
        path = url.pathname;
        // Where the name is not known, or a visitor may still come by `http:`.
        if (host !== url.host || url.protocol === 'http:')
            condition = `${url.protocol}//${url.host}`;
    }
    if (path.startsWith('/.netlify'))
        return 'Addresses below `/.netlify` are Netlify’s own.';
    if (!path.startsWith('/'))
        return 'A rule has to begin with `/`, so this one matches no address.';
    if (path.includes('?') || path.includes('#'))
        return 'No address has a `?` or `#` in its path, so the rule matches none; query parameters are written separately, as in `/x id=:id /y`.';
    try {
        const source = netlify_readPath(path);
        return condition === undefined ? { source } : { source, condition };
    }
    catch (error) {
        if (error instanceof UnsupportedPattern)
            return `The pattern is too long to be of use.`;
        throw error;
    }
}
function netlify_readPath(path) {
    const segments = withoutSlash(path).split('/').slice(1);
    if (!segments.some((segment) => /^:./.test(segment) || isSplat(segment)))
        return { exact: withoutSlash(decodedPath(path)) };
    const nodes = [];
    for (const segment of segments) {
        if (segment === '*')
            nodes.push(repeat(sequence(pattern_text('/'), group('splat', ANYTHING)), 0, 1));
        else if (isSplat(segment))
            nodes.push(pattern_text(`/${decodedPath(segment.slice(0, -1))}`), repeat(pattern_text('/'), 0, 1), group('splat', ANYTHING));
        else if (/^:./.test(segment))
            nodes.push(pattern_text('/'), group(segment.slice(1), SEGMENT));
        else
            nodes.push(pattern_text(`/${decodedPath(segment)}`));
    }
    // A slash at the end makes no difference, but where a splat takes it.
    if (!isSplat(segments.at(-1) ?? ''))
        nodes.push(repeat(pattern_text('/'), 0, 1));
    return { pattern: compile(sequence(...nodes)) };
}
/** A `*` counts at the end of a segment alone. */
function isSplat(segment) {
    return segment.indexOf('*') === segment.length - 1 && segment !== '';
}
function withoutSlash(path) {
    return path.endsWith('/') ? path.slice(0, -1) : path;
}
function netlify_stepper(rules, host) {
    const index = new RuleIndex(rules);
    const anyForced = rules.some(({ isForced }) => isForced);
    return (path, files, budget) => {
        const own = files(path);
        // A file shadows all rules but those with a `!`.
        if (own !== undefined && !anyForced)
            return stepOf(own);
        return netlify_scan(index.matches([withoutSlash(path)], [path], budget), path, files, host, budget);
    };
}
function netlify_scan(matches, path, files, host, budget) {
    const next = matches.next();
    if (next.done === true)
        return stepOf(files(path));
    const { rule, captures } = next.value;
    const why = openQuestion(rule, path);
    if (why !== undefined)
        return { is: 'undecided', why, rule };
    if (ignoredLoop(rule, path) === 'certain')
        return stepOf(files(path));
    const to = netlify_expanded(rule.to, captures);
    if (to === undefined)
        return { is: 'undecided', why: 'the target is too long', rule };
    const applied = () => netlify_apply(rule, to, path, files, host);
    if (rule.conditions.length === 0)
        return applied();
    return { is: 'either', rule, applied, otherwise: () => netlify_scan(matches, path, files, host, budget) };
}
function openQuestion(rule, path) {
    if (rule.from.indexOf('*') !== rule.from.lastIndexOf('*') && rule.to.includes(':splat'))
        return 'more than one `*` could be meant by `:splat`';
    return ignoredLoop(rule, path) === 'likely' ? 'the host may take the rule for a loop' : undefined;
}
/**
 * `netlify-redirector` answers with no rule at all where the first rule that fits ends with `*`, leads to what it is
 * about, and the path is there already, rewrites apart. It goes by the letters alone, so that `/* /b` also leaves `/bx`
 * out. Where exactly it stops with more wildcards than that one is not documented.
 */
function ignoredLoop(rule, path) {
    if (rule.status === 200 || !rule.from.includes('*'))
        return undefined;
    const [written = ''] = rule.to.split(/\/?:/, 1);
    const base = decodedPath(written);
    if (base === '' || !path.startsWith(base))
        return undefined;
    const from = withoutSlash(rule.from);
    const isSimple = /^[^*:]*\*$/.test(from) && /^[^:]*(?:\/:splat)?$/.test(rule.to);
    if (!isSimple)
        return 'likely';
    if (!rule.to.startsWith(withoutSlash(from.slice(0, -1))))
        return undefined;
    const isBelow = base.endsWith('/') || path.length === base.length || path.charAt(base.length) === '/';
    return isBelow ? 'certain' : 'likely';
}
function netlify_apply(rule, to, path, files, host) {
    const own = rule.isForced ? undefined : files(path);
    if (own !== undefined)
        return stepOf(own);
    if (rule.does === 'status')
        return { is: 'status', status: rule.status, rule };
    if (to.startsWith('/.netlify/'))
        return { is: 'undecided', why: 'a function answers it', rule };
    if (rule.does === 'redirect')
        return { is: 'redirect', to, rule };
    const target = readTarget(to, path, host);
    if (target.is === 'outside')
        return { is: 'proxy', to, rule };
    return stepOf(files(target.path), rule);
}
/** Puts what was captured into a target. Netlify looks for `:name` letter by letter: `:id` is also found in `:idea`. */
function netlify_expanded(to, captures) {
    let result = to;
    for (const [name, value] of captures) {
        if (!result.includes(':'))
            return result;
        result = replacedAll(result, `:${name}`, percentEncode(value));
        if (result === undefined)
            return undefined;
    }
    return result;
}

;// CONCATENATED MODULE: ./lib/web/host/redirects/regex.js
/** Reads the regular expressions that `vercel.json` may have, as far as they can be matched without backtracking. */

const MAX_GROUP_DEPTH = 50;
const MAX_REPEATS = 200;
const isDigit = (byte) => byte >= 0x30 && byte <= 0x39;
const isWord = (byte) => isDigit(byte) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a) || byte === 0x5f;
const regex_isSpace = (byte) => (byte >= 0x09 && byte <= 0x0d) || byte === 0x20;
const CLASSES = {
    d: byteSet(isDigit),
    D: byteSet((byte) => !isDigit(byte)),
    w: byteSet(isWord),
    W: byteSet((byte) => !isWord(byte)),
    s: byteSet(regex_isSpace),
    S: byteSet((byte) => !regex_isSpace(byte)),
};
const CONTROLS = { t: '\t', n: '\n', r: '\r', f: '\f', v: '\v', 0: '\0' };
/** Returns whether JavaScript takes this as a regular expression. It is never matched: that might take forever. */
function isRegex(source) {
    try {
        new RegExp(source);
        return true;
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return false;
        throw error;
    }
}
/**
 * Returns what a regular expression (a string of bytes) means. `nextName` names the groups without a name.
 * Throws `UnsupportedPattern` for what is no regular expression, and for back references, look-behinds and the like.
 */
function readRegex(source, nextName) {
    const reader = new Reader(source, nextName);
    const node = reader.choice(0);
    if (!reader.isDone)
        throw new UnsupportedPattern('has a bracket too many');
    return node;
}
class Reader {
    #source;
    #nextName;
    #at = 0;
    constructor(source, nextName) {
        this.#source = source;
        this.#nextName = nextName;
    }
    get isDone() {
        return this.#at >= this.#source.length;
    }
    get #next() {
        return this.#source.charAt(this.#at);
    }
    #take(expected) {
        if (!this.#source.startsWith(expected, this.#at))
            return false;
        this.#at += expected.length;
        return true;
    }
    choice(depth) {
        if (depth > MAX_GROUP_DEPTH)
            throw new UnsupportedPattern('is nested too deeply');
        const of = [];
        do
            of.push(this.#sequence(depth));
        while (this.#take('|'));
        return of.length === 1 ? of[0] : { is: 'choice', of };
    }
    #sequence(depth) {
        const of = [];
        while (!this.isDone && this.#next !== '|' && this.#next !== ')')
            of.push(this.#repeated(depth));
        return { is: 'sequence', of };
    }
    #repeated(depth) {
        const atom = this.#atom(depth);
        const range = this.#quantifier();
        if (range === undefined)
            return atom;
        if (atom.is === 'start' || atom.is === 'end' || atom.is === 'lookahead')
            throw new UnsupportedPattern('repeats what has no length');
        const isLazy = this.#take('?');
        if ('*+?{'.includes(this.#next) && this.#next !== '' && this.#quantifier() !== undefined)
            throw new UnsupportedPattern('repeats twice');
        return repeat(atom, range.min, range.max, isLazy);
    }
    #quantifier() {
        if (this.#take('*'))
            return { min: 0, max: Number.POSITIVE_INFINITY };
        if (this.#take('+'))
            return { min: 1, max: Number.POSITIVE_INFINITY };
        if (this.#take('?'))
            return { min: 0, max: 1 };
        if (this.#next !== '{')
            return undefined;
        const end = this.#source.indexOf('}', this.#at);
        const inner = end === -1 ? '' : this.#source.slice(this.#at + 1, Math.min(end, this.#at + 20));
        const range = /^(\d{1,4})(,?)(\d{0,4})$/.exec(inner);
        if (range === null)
            throw new UnsupportedPattern('has a brace that is no number of repeats');
        this.#at = end + 1;
        const min = Number(range[1]);
        const max = range[2] === '' ? min : range[3] === '' ? Number.POSITIVE_INFINITY : Number(range[3]);
        if (max < min || min > MAX_REPEATS || (max !== Number.POSITIVE_INFINITY && max > MAX_REPEATS))
            throw new UnsupportedPattern('repeats too often');
        return { min, max };
    }
    #atom(depth) {
        const letter = this.#next;
        this.#at++;
        switch (letter) {
            case '(':
                return this.#group(depth);
            case '[':
                return { is: 'set', set: this.#class() };
            case '.':
                return { is: 'set', set: ANY_BYTE };
            case '^':
                return { is: 'start' };
            case '$':
                return { is: 'end' };
            case '\\':
                return this.#escape();
            case '*':
            case '+':
            case '?':
                throw new UnsupportedPattern('repeats nothing');
            default:
                return pattern_text(letter);
        }
    }
    #group(depth) {
        if (this.#take('?:'))
            return this.#closed(this.choice(depth + 1));
        for (const [opening, isNegative] of [
            ['?!', true],
            ['?=', false],
        ])
            if (this.#take(opening))
                return { is: 'lookahead', isNegative, of: this.#closed(this.choice(depth + 1)) };
        let name;
        if (this.#next === '?') {
            const named = /^\?<([A-Za-z_]\w{0,63})>/.exec(this.#source.slice(this.#at, this.#at + 70));
            if (named === null)
                throw new UnsupportedPattern('has a group of a kind that is not read');
            this.#at += named[0].length;
            name = named[1] ?? '';
        }
        else {
            name = this.#nextName();
        }
        return { is: 'group', name, of: this.#closed(this.choice(depth + 1)) };
    }
    #closed(node) {
        if (!this.#take(')'))
            throw new UnsupportedPattern('has a group without an end');
        return node;
    }
    #escape() {
        const letter = this.#next;
        this.#at++;
        const set = CLASSES[letter];
        if (set !== undefined)
            return { is: 'set', set };
        return pattern_text(this.#escaped(letter));
    }
    #escaped(letter) {
        const control = CONTROLS[letter];
        if (control !== undefined)
            return control;
        if (letter === 'x') {
            const code = /^[0-9a-f]{2}/i.exec(this.#source.slice(this.#at, this.#at + 2))?.[0];
            if (code === undefined)
                throw new UnsupportedPattern('has an escape that is not read');
            this.#at += 2;
            return String.fromCharCode(Number.parseInt(code, 16));
        }
        if (letter === '' || /[A-Za-z1-9]/.test(letter))
            throw new UnsupportedPattern('has an escape that is not read');
        return letter;
    }
    /** Behind its opening bracket. */
    #class() {
        const isNegative = this.#take('^');
        const set = new Uint8Array(256);
        while (this.#next !== ']') {
            if (this.isDone)
                throw new UnsupportedPattern('has a class without an end');
            const from = this.#classAtom(set);
            const isRange = from !== undefined && this.#next === '-' && this.#source.charAt(this.#at + 1) !== ']' && !this.isDone;
            if (!isRange) {
                if (from !== undefined)
                    set[from] = 1;
                continue;
            }
            this.#at++;
            const to = this.#classAtom(set);
            if (to === undefined || to < from)
                throw new UnsupportedPattern('has a range that is the wrong way round');
            set.fill(1, from, to + 1);
        }
        this.#at++;
        return isNegative ? byteSet((byte) => set[byte] !== 1) : set;
    }
    /** Returns a byte, or undefined after having added a whole class. */
    #classAtom(set) {
        const letter = this.#next;
        this.#at++;
        // Letters beyond ASCII are several bytes, and a set has only single ones.
        if (letter > '\x7f')
            throw new UnsupportedPattern('has a class with letters beyond ASCII');
        if (letter !== '\\')
            return letter.charCodeAt(0);
        const escaped = this.#next;
        this.#at++;
        const whole = CLASSES[escaped];
        if (whole === undefined)
            return this.#escaped(escaped).charCodeAt(0);
        for (const [byte, has] of whole.entries())
            if (has === 1)
                set[byte] = 1;
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/web/host/redirects/path-to-regexp.js
/**
 * The patterns of `path-to-regexp` 6.1, as Vercel has them (strict, case-sensitive): `/blog/:slug`, `/:path*`,
 * `/(.*)`, `/:id(\\d+)`, `/{a-:b}?`. Read 2026-11: https://github.com/pillarjs/path-to-regexp/tree/v6.1.0
 */



/** A lazy segment: `[^/]+?`. */
const DEFAULT = repeat({ is: 'set', set: NO_SLASH }, 1, Number.POSITIVE_INFINITY, true);
/**
 * Returns what a source (ordinary text) means; undefined if it is no source. Throws `UnsupportedPattern` where it has
 * a regular expression that cannot be matched without backtracking.
 */
function readSource(source) {
    const tokens = tokensOf(source);
    // Outside of its groups, everything is taken as it is written.
    if (tokens?.some(({ is, value }) => is === 'pattern' && !isRegex(`(?:${value})`)))
        return undefined;
    return tokens === undefined ? undefined : new path_to_regexp_Parser(tokens).read();
}
function tokensOf(source) {
    const tokens = [];
    for (let i = 0; i < source.length;) {
        const letter = source.charAt(i);
        if (letter === '\\') {
            if (i + 1 >= source.length)
                return undefined;
            tokens.push({ is: 'escaped', value: source.charAt(i + 1) });
            i += 2;
        }
        else if (letter === ':') {
            const name = /^\w*/.exec(source.slice(i + 1, i + 257))?.[0] ?? '';
            if (name === '')
                return undefined;
            tokens.push({ is: 'name', value: name });
            i += 1 + name.length;
        }
        else if (letter === '(') {
            const end = endOfPattern(source, i);
            if (end === undefined)
                return undefined;
            tokens.push({ is: 'pattern', value: source.slice(i + 1, end) });
            i = end + 1;
        }
        else {
            const is = '*+?'.includes(letter)
                ? 'modifier'
                : letter === '{'
                    ? 'open'
                    : letter === '}'
                        ? 'close'
                        : 'char';
            tokens.push({ is, value: letter });
            i++;
        }
    }
    return tokens;
}
/** Groups within may not capture. */
function endOfPattern(source, start) {
    let depth = 1;
    if (source.charAt(start + 1) === '?')
        return undefined;
    for (let i = start + 1; i < source.length; i++) {
        const letter = source.charAt(i);
        if (letter === '\\')
            i++;
        else if (letter === '(') {
            if (source.charAt(i + 1) !== '?')
                return undefined;
            depth++;
        }
        else if (letter === ')') {
            depth--;
            if (depth === 0)
                return i === start + 1 ? undefined : i;
        }
    }
    return undefined;
}
class path_to_regexp_Parser {
    #tokens;
    #nodes = [];
    #names = new Set();
    #at = 0;
    #unnamed = 0;
    #text = '';
    constructor(tokens) {
        this.#tokens = tokens;
    }
    #take(is) {
        const token = this.#tokens[this.#at];
        if (token?.is !== is)
            return undefined;
        this.#at++;
        return token.value;
    }
    read() {
        while (this.#at < this.#tokens.length) {
            const letter = this.#take('char');
            const name = this.#take('name');
            const pattern = this.#take('pattern');
            if (name !== undefined || pattern !== undefined) {
                const isPrefix = letter === '/' || letter === '.';
                if (!isPrefix)
                    this.#text += letter ?? '';
                this.#flush();
                this.#parameter(name, pattern, isPrefix ? (letter ?? '') : '', '');
                continue;
            }
            const plain = letter ?? this.#take('escaped');
            if (plain !== undefined) {
                this.#text += plain;
                continue;
            }
            this.#flush();
            if (this.#take('open') === undefined || !this.#braces())
                return undefined;
        }
        this.#flush();
        return sequence(...this.#nodes);
    }
    #flush() {
        if (this.#text !== '')
            this.#nodes.push(literal(this.#text));
        this.#text = '';
    }
    #plain() {
        let value = '';
        for (;;) {
            const letter = this.#take('char') ?? this.#take('escaped');
            if (letter === undefined)
                return value;
            value += letter;
        }
    }
    #braces() {
        const prefix = this.#plain();
        const name = this.#take('name');
        const pattern = this.#take('pattern');
        const suffix = this.#plain();
        if (this.#take('close') === undefined)
            return false;
        if (name !== undefined || pattern !== undefined)
            this.#parameter(name, pattern, prefix, suffix);
        else
            this.#nodes.push(modified(literal(prefix + suffix), this.#take('modifier')));
        return true;
    }
    #parameter(name, pattern, prefix, suffix) {
        const key = name ?? `${this.#unnamed++}`;
        if (this.#names.has(key))
            throw new UnsupportedPattern('has a name twice');
        this.#names.add(key);
        const unnamedGroup = () => {
            throw new UnsupportedPattern('has a group within a group');
        };
        const inner = pattern === undefined ? DEFAULT : readRegex(byte_strings_toBytes(pattern), unnamedGroup);
        const modifier = this.#take('modifier');
        if (prefix === '' && suffix === '') {
            this.#nodes.push(modified(group(key, inner), modifier));
            return;
        }
        if (modifier !== '*' && modifier !== '+') {
            this.#nodes.push(modified(sequence(literal(prefix), group(key, inner), literal(suffix)), modifier));
            return;
        }
        const more = repeat(sequence(literal(suffix + prefix), inner), 0, Number.POSITIVE_INFINITY);
        const all = sequence(literal(prefix), group(key, sequence(inner, more)), literal(suffix));
        this.#nodes.push(modifier === '*' ? repeat(all, 0, 1) : all);
    }
}
function literal(value) {
    const bytes = byte_strings_toBytes(value);
    return pattern_text(percentDecode(bytes) ?? bytes);
}
function modified(node, modifier) {
    if (modifier === '*')
        return repeat(node, 0, Number.POSITIVE_INFINITY);
    if (modifier === '+')
        return repeat(node, 1, Number.POSITIVE_INFINITY);
    return modifier === '?' ? repeat(node, 0, 1) : node;
}

;// CONCATENATED MODULE: ./lib/web/host/redirects/vercel.js
/**
 * Vercel's `vercel.json`: https://vercel.com/docs/project-configuration/vercel-json, read 2026-11, and
 * `getTransformedRoutes` of `@vercel/routing-utils` 6.6, which turns it into routes: redirects before the files, rewrites
 * after them.
 */









const vercel_FILE = 'vercel.json';
/** `maxItems` and `maxLength` of the schemas in `@vercel/routing-utils` 6.6, read 2026-11. */
const vercel_MAX_RULES = 2_048;
const MAX_RULE_LENGTH = 4_096;
/** Returns what a `vercel.json` (ordinary text) means. `domain` is the site's own, if it is known. */
function parseVercel(file, domain) {
    const problems = [];
    const report = (kind, line, message) => problems.push({ kind, line, message });
    const json = readJson(file);
    if (typeof json === 'string') {
        const so = json === TOO_DEEP ? 'so that it cannot be read' : 'and Vercel refuses the deployment';
        report('invalid', undefined, `The file ${json}, ${so}.`);
        const fileResolver = (lookup) => vercelFiles(lookup, false);
        const step = (path, files) => stepOf(files(path));
        return { host: 'vercel', file: vercel_FILE, rules: [], problems, fileResolver, step };
    }
    const { cleanUrls, trailingSlash, routes } = json.value;
    const settings = {
        cleanUrls: cleanUrls === true,
        trailingSlash: typeof trailingSlash === 'boolean' ? trailingSlash : undefined,
    };
    const others = ['redirects', 'rewrites', 'headers', 'cleanUrls', 'trailingSlash'].filter((key) => key in json.value);
    if (Array.isArray(routes) && others.length > 0)
        report('invalid', undefined, `\`routes\` cannot be used with ${others.map((key) => `\`${key}\``).join(', ')}.`);
    const redirects = vercel_rulesOf(json, 'redirects', report);
    const rewrites = vercel_rulesOf(json, 'rewrites', report);
    const old = oldRoutes(json, report);
    const isPartlyUnread = problems.some(({ kind }) => kind === 'unread');
    const rules = [...old.routes, ...old.lateRoutes].map(({ rule }) => rule).concat(redirects, rewrites);
    const step = vercel_stepper({ redirects, rewrites, ...old, isPartlyUnread }, settings, normalizeDomain(domain));
    const fileResolver = (lookup) => vercelFiles(lookup, settings.cleanUrls);
    return { host: 'vercel', file: vercel_FILE, rules, problems, fileResolver, step };
}
function vercel_rulesOf(json, key, report) {
    const list = json.value[key];
    if (list === undefined)
        return [];
    if (!Array.isArray(list)) {
        report('invalid', undefined, `\`${key}\` has to be a list.`);
        return [];
    }
    if (list.length > vercel_MAX_RULES)
        report('over-limit', json.lineOf(key, vercel_MAX_RULES), `\`${key}\` has ${list.length} rules, more than the ${vercel_MAX_RULES} that Vercel takes.`);
    return list.slice(0, vercel_MAX_RULES).flatMap((item, i) => {
        const line = json.lineOf(key, i);
        const read = readRule(item, line, key);
        if (!('message' in read))
            return [read];
        report(read.kind, line, read.message);
        return [];
    });
}
function invalid(message) {
    return { kind: 'invalid', message };
}
function readRule(item, line, key) {
    if (!isObject(item) || typeof item.source !== 'string')
        return invalid(`A rule of \`${key}\` has to be an object with a \`source\`.`);
    const { source: from, destination, permanent, statusCode } = item;
    if (typeof destination !== 'string')
        return isObject(destination)
            ? { kind: 'unread', message: `The rule for ${quoted(from)} leads to a service.` }
            : invalid(`The rule for ${quoted(from)} has no \`destination\`.`);
    if (from.length > MAX_RULE_LENGTH || destination.length > MAX_RULE_LENGTH)
        return {
            kind: 'over-limit',
            message: `The rule is longer than the ${MAX_RULE_LENGTH} characters that Vercel takes.`,
        };
    if (key === 'redirects' && permanent !== undefined && statusCode !== undefined)
        return invalid(`The rule for ${quoted(from)} has both \`permanent\` and \`statusCode\`.`);
    let pattern;
    const conditions = conditionsOf(item);
    try {
        const node = isRegex(from) ? readSource(from) : undefined;
        if (node === undefined)
            return invalid(`${quoted(from)} is no pattern that Vercel takes.`);
        pattern = compile(node);
    }
    catch (error) {
        if (!(error instanceof UnsupportedPattern))
            throw error;
        // It may fit any address below what it begins with.
        pattern = beginning(from);
        conditions.push(`the pattern ${from.slice(0, 100)}, which ${error.message}`);
    }
    const missing = namesIn(destination).find((name) => !pattern.names.includes(name));
    if (missing !== undefined && conditions.length === 0)
        return invalid(`The rule for ${quoted(from)} has \`:${missing}\` in its \`destination\`, but not in its \`source\`.`);
    const common = { line, from, to: destination, conditions, source: { pattern } };
    if (key === 'rewrites')
        return { ...common, does: 'rewrite', status: 200, isForced: false };
    const status = typeof permanent === 'boolean'
        ? permanent
            ? 308
            : 307
        : typeof statusCode === 'number'
            ? statusCode
            : 308;
    return { ...common, does: 'redirect', status, isForced: true };
}
/** Names in the path alone: a port is no name. */
function namesIn(destination) {
    const path = destination.replace(/^[a-z][a-z+.-]*:\/\/[^/]*/i, '');
    return [...path.matchAll(/(?<!\\):([A-Za-z_]\w*)/g)].map(([, name]) => name ?? '');
}
function conditionsOf(item) {
    return ['has', 'missing', 'env'].flatMap((key) => Array.isArray(item[key]) && item[key].length > 0 ? [`\`${key}\``] : []);
}
function beginning(pattern) {
    const start = /^\^?((?:[\w/-]|%[0-9A-Fa-f]{2})*)(?![*+?{|])/.exec(pattern)?.[1] ?? '';
    const folder = start.slice(0, start.lastIndexOf('/') + 1) || '/';
    const isUncertain = pattern.includes('|') || pattern.includes('{');
    return compile(readRegex(`${isUncertain ? '/' : folder}.*`, () => ''));
}
function oldRoutes(json, report) {
    const list = json.value.routes;
    if (!Array.isArray(list)) {
        if (list !== undefined && list !== null)
            report('invalid', undefined, '`routes` has to be a list.');
        return { routes: [], lateRoutes: [] };
    }
    const routes = [];
    const lateRoutes = [];
    let phase = 'early';
    for (const [i, item] of list.slice(0, vercel_MAX_RULES).entries()) {
        const line = json.lineOf('routes', i);
        if (isObject(item) && typeof item.handle === 'string') {
            if (item.handle === 'filesystem')
                phase = 'late';
            else if (item.handle === 'error')
                phase = 'error';
            else {
                report('unread', line, `What comes after \`"handle": ${quoted(item.handle).slice(1, -1)}\` is not read.`);
                break;
            }
            continue;
        }
        if (phase === 'error')
            continue;
        const read = vercel_readRoute(item, line);
        if ('message' in read)
            report(read.kind, line, read.message);
        else if (phase === 'early')
            routes.push(read);
        else
            lateRoutes.push(read);
    }
    return { routes, lateRoutes };
}
function vercel_readRoute(item, line) {
    const from = isObject(item) ? (item.src ?? item.source) : undefined;
    if (!isObject(item) || typeof from !== 'string')
        return invalid('A route has to be an object with a `src`.');
    if (from.length <= MAX_RULE_LENGTH && !isRegex(from))
        return invalid(`${quoted(from)} is no regular expression that Vercel takes.`);
    const conditions = conditionsOf(item);
    const { methods, headers } = item;
    if (Array.isArray(methods) && !methods.includes('GET'))
        conditions.push('the method');
    let pattern;
    try {
        let groups = 0;
        const nextName = () => `${++groups}`;
        pattern = compile(sequence(readRegex(byte_strings_toBytes(from), nextName)));
    }
    catch (error) {
        if (!(error instanceof UnsupportedPattern))
            throw error;
        pattern = beginning(from);
        conditions.push(`the pattern ${from.slice(0, 100)}, which ${error.message}`);
    }
    const status = item.status ?? item.statusCode;
    const location = isObject(headers)
        ? Object.entries(headers).find(([name]) => name.toLowerCase() === 'location')?.[1]
        : undefined;
    const dest = item.dest ?? item.destination;
    const common = { line, from, conditions, source: { pattern }, isForced: true };
    const goesOn = item.continue === true;
    if (typeof location === 'string' && typeof status === 'number' && status >= 300 && status < 400)
        return { goesOn, rule: { ...common, to: location, does: 'redirect', status } };
    if (typeof dest === 'string')
        return {
            goesOn,
            rule: { ...common, to: dest, does: 'rewrite', status: typeof status === 'number' ? status : 200 },
        };
    if (typeof status === 'number' && !goesOn)
        return { goesOn, rule: { ...common, to: '', does: 'status', status } };
    // Headers alone, or the end of the search: neither changes what is found.
    return { goesOn: true, rule: { ...common, to: '', does: 'status', status: 200 } };
}
function vercel_stepper(parts, settings, domain) {
    const rules = (routes) => routes.map(({ rule }) => rule);
    const indices = {
        routes: new RuleIndex(rules(parts.routes)),
        redirects: new RuleIndex(parts.redirects),
        late: new RuleIndex(parts.rewrites.length > 0 ? parts.rewrites : rules(parts.lateRoutes)),
    };
    return (path, files, budget) => {
        const clean = settingsRedirect(path, settings);
        if (clean !== undefined)
            return { is: 'redirect', to: percentEncode(clean) };
        return early(path, 0, { files, budget, domain, parts, ...indices });
    };
}
/** `convertCleanUrls` and `convertTrailingSlash` of `@vercel/routing-utils`. */
function settingsRedirect(path, { cleanUrls, trailingSlash }) {
    if (cleanUrls) {
        const end = trailingSlash === true ? '/' : '';
        const index = /^\/(?:(.+)\/)?index(?:\.html)?\/?$/.exec(path);
        if (index !== null)
            return index[1] === undefined ? '/' : `/${index[1]}${end}`;
        const page = /\.html\/?$/.exec(path);
        if (page !== null)
            return `${path.slice(0, page.index)}${end}`;
    }
    if (trailingSlash === false && path.length > 1 && path.endsWith('/'))
        return path.slice(0, -1);
    if (trailingSlash !== true || /^\/\.well-known(?:\/|$)/.test(path))
        return undefined;
    const last = path.slice(path.lastIndexOf('/') + 1);
    if (last !== '' && !last.includes('.') && !path.includes('//'))
        return `${path}/`;
    return /[^/]\.\w+\/$/.test(path) ? path.slice(0, -1) : undefined;
}
/** Routes of the old kind, then redirects, then files. */
function early(path, from, context) {
    const { parts, routes, redirects, budget } = context;
    for (const { position, captures } of routes.matches([], [path], budget, from)) {
        const route = parts.routes[position];
        if (route === undefined)
            continue;
        const applied = () => applyRoute(route, path, captures, position, context);
        if (route.rule.conditions.length === 0)
            return applied();
        return { is: 'either', rule: route.rule, applied, otherwise: () => early(path, position + 1, context) };
    }
    return redirected(path, context, redirects.matches([], [path], budget));
}
function applyRoute(route, path, captures, i, context) {
    const { rule, goesOn } = route;
    if (rule.does === 'status')
        return goesOn ? early(path, i + 1, context) : { is: 'status', status: rule.status, rule };
    const to = filledIn(rule.to, captures);
    if (to === undefined)
        return { is: 'undecided', why: 'the target is too long', rule };
    if (rule.does === 'redirect')
        return goesOn ? early(path, i + 1, context) : { is: 'redirect', to, rule };
    const target = readTarget(rooted(to), path, context.domain);
    if (target.is === 'outside')
        return { is: 'proxy', to, rule };
    if (goesOn)
        return early(target.path, i + 1, context);
    const found = context.files(target.path);
    if (found === undefined && context.parts.lateRoutes.length > 0)
        return { is: 'undecided', why: 'later routes may answer it', rule };
    if (rule.status >= 400)
        return { is: 'status', status: rule.status, rule };
    return stepOf(found, rule);
}
function redirected(path, context, matches) {
    const next = matches.next();
    if (next.done !== true) {
        const { rule, captures } = next.value;
        const to = filled(rule.to, captures);
        const applied = () => to === undefined
            ? { is: 'undecided', why: 'the target is too long', rule }
            : { is: 'redirect', to, rule };
        if (rule.conditions.length === 0)
            return applied();
        return { is: 'either', rule, applied, otherwise: () => redirected(path, context, matches) };
    }
    const found = context.files(path);
    if (found !== undefined)
        return stepOf(found);
    if (context.parts.isPartlyUnread)
        return { is: 'undecided', why: 'some of the routes are not read' };
    return late(path, 0, context, undefined);
}
/** Each late rule is tried on what the ones before it have made of the path. */
function late(path, from, context, last) {
    for (const found of context.late.matches([], [path], context.budget, from)) {
        const { rule, position } = found;
        const applied = () => applyLate(found, path, context, last);
        if (rule.conditions.length === 0)
            return applied();
        return { is: 'either', rule, applied, otherwise: () => late(path, position + 1, context, last) };
    }
    return { is: 'missing', rule: last };
}
function applyLate(found, path, context, last) {
    const { rule, captures, position } = found;
    const isOld = context.parts.rewrites.length === 0;
    if (rule.does === 'status')
        return rule.status >= 300
            ? { is: 'status', status: rule.status, rule }
            : late(path, position + 1, context, last);
    const to = isOld ? filledIn(rule.to, captures) : filled(rule.to, captures);
    if (to === undefined)
        return { is: 'undecided', why: 'the target is too long', rule };
    if (rule.does === 'redirect')
        return { is: 'redirect', to, rule };
    if (rule.status >= 400)
        return { is: 'status', status: rule.status, rule };
    const target = readTarget(rooted(to), path, context.domain);
    if (target.is === 'outside')
        return { is: 'proxy', to, rule };
    const answer = context.files(target.path);
    if (answer !== undefined)
        return stepOf(answer, rule);
    return isOld ? { is: 'missing', rule } : late(target.path, position + 1, context, rule);
}
function rooted(to) {
    return to.startsWith('/') || /^\w+:\/\//.test(to) ? to : `/${to}`;
}
/** Fills `:name` in, with its modifier or its own pattern, if it has one, and `$1`, counted from the left. */
function filled(to, captures) {
    const inOrder = [...captures.values()];
    let result = '';
    let at = 0;
    for (const found of to.matchAll(/(?<!\\):(\w+)(?:\([^()]*\))?[*+?]?|\$(\d+)/g)) {
        const [whole, name, number] = found;
        const value = name === undefined ? (inOrder[Number(number) - 1] ?? '') : captures.get(name);
        // `:8080` is a port.
        if (value === undefined)
            continue;
        result += to.slice(at, found.index) + percentEncode(value);
        at = found.index + whole.length;
        if (result.length > MAX_RULE_LENGTH * 16)
            return undefined;
    }
    return result + to.slice(at);
}
/** Fills `$1` and `$name` in. */
function filledIn(to, captures) {
    let result = to;
    for (const [name, value] of [...captures].reverse()) {
        result = replacedAll(result, `$${name}`, percentEncode(value));
        if (result === undefined)
            return undefined;
    }
    return result.replace(/\$\d+/g, '');
}

;// CONCATENATED MODULE: ./lib/web/host/redirects/read.js




const USUAL = { appliesWithoutFile: false, filesHideRules: false, triesRewritesLast: false };
/** The redirect files of all hosts that read one. */
const REDIRECT_FORMATS = {
    netlify: {
        ...USUAL,
        file: '_redirects',
        filesHideRules: true,
        parse: (text = '', domain) => parseNetlify(text, domain),
    },
    'cloudflare-pages': {
        ...USUAL,
        file: '_redirects',
        parse: (text = '', domain) => parseCloudflare(text, 'cloudflare-pages', domain),
    },
    'cloudflare-workers': {
        ...USUAL,
        file: '_redirects',
        parse: (text = '', domain) => parseCloudflare(text, 'cloudflare-workers', domain),
    },
    'azure-static-web-apps': {
        ...USUAL,
        file: 'staticwebapp.config.json',
        parse: (text = '{}', domain) => parseAzure(text, domain),
    },
    vercel: {
        ...USUAL,
        file: 'vercel.json',
        appliesWithoutFile: true,
        triesRewritesLast: true,
        parse: (text = '{}', domain) => parseVercel(text, domain),
    },
};
/**
 * Returns what a redirect file (ordinary text, or nothing where there is none) means to its host. `domain` is the
 * site's own, if it is known.
 */
function readRedirects(host, text, domain) {
    return REDIRECT_FORMATS[host].parse(text, domain);
}

;// CONCATENATED MODULE: ./lib/web/host/resolver.js
/** What a host answers an address of a site with, by its files and by its own redirect file. */






/** How many answers are remembered. */
const MAX_REMEMBERED = 50_000;
/**
 * What one file may spend on trying its addresses against rules, in steps of 50 nanoseconds, and what each of its
 * addresses adds. It counts for each file alone, also where the answer is remembered: the report must not depend on
 * the order in which threads read.
 */
const MIN_STEPS = 200_000;
const STEPS_PER_ADDRESS = 2_000;
/** What one address may spend. */
const resolver_MAX_STEPS = 50_000;
/** Returns the names of the redirect files that may count for a site, in its root. */
function redirectFilesOf({ host, basePath }) {
    // Hosts read it in the root of what they serve alone.
    if (basePath !== '/')
        return [];
    if (host === undefined)
        return [...new Set(Object.values(REDIRECT_FORMATS).map(({ file }) => file))];
    return isRedirectHost(host) ? [REDIRECT_FORMATS[host].file] : [];
}
/** Returns what the redirect file of a site's host says; undefined where none counts, or where it cannot be read. */
function redirectsOf({ host, basePath, domain, redirects: [file] }) {
    if (!isRedirectHost(host) || basePath !== '/')
        return undefined;
    const isRead = file === undefined ? REDIRECT_FORMATS[host].appliesWithoutFile : file.text !== undefined;
    return isRead ? readRedirects(host, file?.text, domain) : undefined;
}
function isRedirectHost(host) {
    return host !== undefined && Object.hasOwn(REDIRECT_FORMATS, host);
}
/** Returns how a host finds the files of a site, for the rules of its redirect file. */
function fileResolverOf(redirects, files, loops) {
    return redirects.fileResolver((name) => files.get(loops.length === 0 ? name : withoutLoops(name, loops)));
}
/** Finds what the addresses of a site lead to. */
class Resolver {
    rules;
    /** Does the answer depend on more than files? Then `startFile` has to be called for each file. */
    asksRules;
    #site;
    #files;
    #isUnreadable;
    #redirects;
    /** Without a host: those that read a file that the site has. */
    #hosts;
    #remembered = new Map();
    #skipped = 0;
    #steps = MIN_STEPS;
    /** `files` are the names of the site with their indices. */
    constructor(site, files) {
        this.rules = rulesOf(site.host);
        this.#site = site;
        this.#files = files;
        this.#isUnreadable = site.redirects.some(({ text }) => text === undefined);
        const redirects = redirectsOf(site);
        this.#redirects = redirects && { rules: redirects, files: fileResolverOf(redirects, files, site.loops) };
        this.#hosts = site.host === undefined ? readersOf(site, files) : [];
        this.asksRules = redirects !== undefined || this.#hosts.length > 0;
    }
    /** How many addresses of the file were not tried. */
    get skipped() {
        return this.#hosts.reduce((sum, host) => Math.max(sum, host.skipped), this.#skipped);
    }
    /** To be called before the addresses of each file. */
    startFile() {
        this.#steps = MIN_STEPS;
        this.#skipped = 0;
        for (const host of this.#hosts)
            host.startFile();
    }
    /** `path` is an address's path as for `fileForPath`. */
    answer(path) {
        if (this.#redirects !== undefined)
            return this.#charged(path, this.#redirects);
        if (this.#isUnreadable && this.#site.host !== undefined)
            return 'unknown';
        const answer = this.#byFiles(path);
        if (answer !== undefined || this.#site.host !== undefined)
            return answer;
        const isAnswered = this.#isUnreadable || this.#hosts.some((host) => host.answer(path) !== undefined);
        return isAnswered ? 'unknown' : undefined;
    }
    /** Does the site have files in a folder? `path` is an address's path that ends in a slash. */
    hasFolder(path) {
        const name = withoutLoops(path, this.#site.loops);
        return name === '' || hasFolder(this.#site.names, name) || this.asksRules;
    }
    #byFiles(path) {
        const { loops, basePath } = this.#site;
        const file = fileForPath(withoutLoops(path, loops), this.#files, this.rules, basePath === '/');
        return file ?? this.#unlessUnreadable(path);
    }
    /** What an unreadable folder contains is not known. */
    #unlessUnreadable(path) {
        return this.#site.unreadable.some((folder) => path.startsWith(folder)) ? 'unknown' : undefined;
    }
    #charged(path, redirects) {
        this.#steps += STEPS_PER_ADDRESS;
        if (this.#steps <= 0) {
            this.#skipped++;
            return 'unknown';
        }
        let known = this.#remembered.get(path);
        if (known === undefined) {
            const budget = { steps: resolver_MAX_STEPS };
            const outcome = decide(redirects.rules, path, redirects.files, this.#site.domain, budget);
            known = { answer: this.#answerOf(outcome), steps: resolver_MAX_STEPS - budget.steps };
            if (this.#remembered.size >= MAX_REMEMBERED)
                this.#remembered.clear();
            this.#remembered.set(path, known);
        }
        this.#steps -= known.steps;
        if (known.steps >= resolver_MAX_STEPS)
            this.#skipped++;
        return known.answer;
    }
    /** Where a rule brings a fragment of its own, or a script may show something for each address, anchors are not known. */
    #answerOf(outcome) {
        if (outcome.is === 'missing')
            return this.#unlessUnreadable(outcome.path.slice(1));
        if (!isAnswered(outcome))
            return undefined;
        if (outcome.is !== 'file' || outcome.used.some(({ rule }) => rule.to.includes('#')))
            return 'unknown';
        const isShared = outcome.used.some(({ rule }) => rule.does === 'rewrite' && 'pattern' in rule.source);
        if (!isShared)
            return outcome.file;
        return isPage(this.#site.names[outcome.file] ?? '') ? 'shared-page' : 'unknown';
    }
}
function readersOf(site, files) {
    return HOST_NAMES.flatMap((host) => {
        const redirects = site.redirects.filter(({ name }) => redirectFilesOf({ ...site, host }).includes(name));
        return redirects.length === 0 ? [] : [new Resolver({ ...site, host, redirects }, files)];
    });
}

;// CONCATENATED MODULE: ./lib/check/rules/address.js


const NOWHERE = { to: 'nowhere' };
/** Used for the site's own host where its name is not known. RFC 6761 reserves it. */
const UNKNOWN_DOMAIN = 'site.invalid';
/** Characters without a special meaning in any address; with any other, the URL parser is needed. */
const PLAIN = /^(?!\/\/)[\w\-.~/]+$/;
const NO_PAGE = 'https://site.invalid/';
/** Most fragments: they name one anchor, as written. */
const ONE_ANCHOR = /^#(?!top$)[a-z][a-z_.(-][\w.(),:;=@$&'*+-]*$/i;
const PLAIN_FRAGMENT = /^#[\w\-.~/!$&'()*+,;=:@]*$/;
/** No file name contains this. */
const IN_NO_NAME = '\0';
/** Turns addresses as they are written into what they stand for. */
class Addresses {
    #host;
    #basePath;
    /** Decoded. */
    #basePrefix;
    constructor({ domain, basePath }) {
        this.#host = normalizeDomain(domain) ?? UNKNOWN_DOMAIN;
        this.#basePath = basePath;
        this.#basePrefix = percentDecode(byte_strings_toBytes(basePath)) ?? byte_strings_toBytes(basePath);
    }
    /** Returns the base of a file of the site. */
    baseOfFile(name) {
        return {
            url: `https://${this.#host}${this.#basePath}${percentEncode(name)}`,
            folder: folderOf(name),
        };
    }
    /** Returns the base that `<base href>` makes of a page's own; the same if it is unusable. */
    baseOfElement(href, page) {
        const url = parseAddress(href, page.url);
        if (url === undefined || !/^https?:$/.test(url.protocol))
            return page;
        const path = url.host === this.#host ? this.#withinSite(url.pathname) : undefined;
        return { url: url.href, folder: path === undefined ? undefined : folderOf(path) };
    }
    /** Returns what an address stands for. */
    read(value, base) {
        if (base.folder !== undefined && PLAIN.test(value)) {
            const quick = this.#plain(value, base.folder);
            if (quick !== undefined)
                return quick;
        }
        const url = parseAddress(value, base.url);
        if (url === undefined || !/^(?:https?|wss?):$/.test(url.protocol))
            return NOWHERE;
        if (url.host !== this.#host)
            return { to: 'elsewhere', host: url.host, url: url.href };
        const path = this.#withinSite(url.pathname);
        if (path === undefined) {
            const explicit = /^\s*(?:https?:)?[\\/]{2}/i.test(value.slice(0, 64));
            return { to: 'outside', path: url.pathname, explicit };
        }
        return { to: 'site', path };
    }
    /** Undefined when it climbs above the site's root, which means different things below a base path. */
    #plain(value, folder) {
        if (!value.startsWith('/')) {
            const path = joinPath(folder, value);
            return path === undefined ? undefined : { to: 'site', path };
        }
        if (!value.startsWith(this.#basePrefix) || value.includes('/.'))
            return undefined;
        return { to: 'site', path: value.slice(this.#basePrefix.length) };
    }
    /** Servers refuse an address with a broken `%` (400), even where a file has that very name. */
    #withinSite(pathname) {
        const path = percentDecode(pathname) ?? `${pathname}${IN_NO_NAME}`;
        if (path.startsWith(this.#basePrefix))
            return path.slice(this.#basePrefix.length);
        return `${path}/` === this.#basePrefix ? '' : undefined;
    }
}
function joinPath(folder, relative) {
    let path = folder;
    let rest = relative;
    while (rest.startsWith('../')) {
        if (path === '')
            return undefined;
        path = folderOf(path.slice(0, -1));
        rest = rest.slice(3);
    }
    if (!rest.includes('./') && !rest.endsWith('.'))
        return path + rest;
    const segments = rest.split('/');
    const last = segments.length - 1;
    for (const [i, segment] of segments.entries()) {
        if (segment === '..') {
            if (path === '')
                return undefined;
            path = folderOf(path.slice(0, -1));
        }
        else if (segment !== '.') {
            path += i < last ? `${segment}/` : segment;
        }
    }
    return path;
}
function parseAddress(value, base) {
    return URL.parse(byte_strings_toText(replaceInvalidUtf8(value)), base) ?? undefined;
}
/**
 * Returns what an anchor may be called for `fragment` (with its `#`) to find it, as strings of bytes; none if the
 * fragment always exists or is left to scripts. https://html.spec.whatwg.org/#find-a-potential-indicated-element
 */
function anchorNames(fragment) {
    if (ONE_ANCHOR.test(fragment))
        return [fragment.slice(1)];
    const plain = asWritten(fragment).split(':~:', 1)[0] ?? '';
    if (plain === '' || plain.toLowerCase() === 'top' || /^[/!?]/.test(plain))
        return [];
    // Unlike in a path, a `%` without two digits stands for itself.
    const decoded = replaceInvalidUtf8(plain.replace(/%[0-9a-f]{2}/gi, (code) => percentDecode(code) ?? code));
    if (decoded !== plain)
        return [plain, decoded];
    // `#L10-L20`: views of source code read these themselves and go to the first line.
    const range = /^(L?\d+)-L?\d+$/.exec(plain)?.[1];
    return range === undefined ? [plain] : [plain, range];
}
/** A fragment as browsers write it, without its `#`. */
function asWritten(fragment) {
    return PLAIN_FRAGMENT.test(fragment)
        ? fragment.slice(1)
        : (parseAddress(fragment, NO_PAGE)?.hash.slice(1) ?? '');
}

;// CONCATENATED MODULE: ./lib/check/rules/anchor-index.js
/**
 * Which anchors exist, as numbers instead of strings, because a large site has millions of them. A number of 53 bits
 * stands for a string; two different strings share one once in a hundred million sites with a million anchors in one
 * page, and then it only hides a finding.
 */
/** Returns the number that stands for a string (cyrb53, public domain, github.com/bryc/code). */
function fingerprint(text) {
    let h1 = 0xdeadbeef;
    let h2 = 0x41c6ce57;
    for (let i = 0; i < text.length; i++) {
        const code = text.charCodeAt(i);
        h1 = Math.imul(h1 ^ code, 2654435761);
        h2 = Math.imul(h2 ^ code, 1597334677);
    }
    h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909);
    h2 = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909);
    return 4294967296 * (2097151 & h2) + (h1 >>> 0);
}
/** Stands in for a fingerprint: every page has this anchor. */
const ALWAYS_PRESENT = -1;
/** Knows which anchors each page has. */
class AnchorIndex {
    #ranges = new Map();
    #traits = new Map();
    add({ pages, starts, ids, traits }) {
        for (const [i, page] of pages.entries()) {
            this.#ranges.set(page, { ids, start: starts[i] ?? 0, end: starts[i + 1] ?? ids.length });
            const known = traits[i];
            if (known !== undefined)
                this.#traits.set(page, known);
        }
    }
    /** Undefined for a page that was not read. */
    traitsOf(page) {
        return this.#traits.get(page);
    }
    /** The pages that were read, each with the fingerprints of its anchors. */
    *pages() {
        for (const [page, { ids, start, end }] of this.#ranges)
            yield [page, ids.subarray(start, end)];
    }
    /** `page` is the index of a file, `id` a fingerprint. A page that was not read has every anchor. */
    has(page, id) {
        const range = this.#ranges.get(page);
        if (range === undefined || id === ALWAYS_PRESENT)
            return true;
        let { start, end } = range;
        while (start < end) {
            const middle = (start + end) >>> 1;
            const value = range.ids[middle] ?? 0;
            if (value === id)
                return true;
            if (value < id)
                start = middle + 1;
            else
                end = middle;
        }
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/check/rules/anchor-queries.js
/** Answers what threads ask about the anchors of pages, once the anchors of all pages are known. */

const MISSING = 0;
const PRESENT = 1;
/** Missing, but so are nearly all anchors that are linked to in the page, and it runs a script. */
const PROBABLY_SCRIPTED = 2;
/** Fewer may all have been removed from a page; lines of source code are hardly ever linked to by hand. */
const MIN_PROBABLY_SCRIPTED = 10;
/** How many have to be missing for each one that is present. */
const NEARLY_ALL = 9;
/** How many queries are answered between two looks at the clock. */
const QUERIES_PER_SLICE = 10_000;
/**
 * Returns the answers to the queries of each thread, in their order.
 * @throws the reason of `signal` soon after it is aborted
 */
async function answerAnchorQueries(threads, index, signal) {
    const yieldIfOver = checkpoint(signal);
    const answers = [];
    for (const { pages, ids, others } of threads) {
        const found = new Uint8Array(pages.length);
        for (let i = 0; i < pages.length; i++) {
            if (i % QUERIES_PER_SLICE === 0)
                await yieldIfOver();
            const page = pages[i];
            const isPresent = index.has(page, ids[i]) || index.has(page, others[i]);
            found[i] = isPresent ? PRESENT : MISSING;
        }
        answers.push(found);
    }
    const left = pagesLeftToScripts(threads, answers, index);
    await yieldIfOver();
    for (const [thread, { pages }] of threads.entries()) {
        const ofThread = answers[thread] ?? NONE;
        for (const i of missingIn(ofThread))
            if (left.has(pages[i] ?? 0))
                ofThread[i] = PROBABLY_SCRIPTED;
    }
    return answers;
}
const NONE = new Uint8Array();
/** Yields which of the queries have no anchor, their indices. */
function* missingIn(answers) {
    for (let i = answers.indexOf(MISSING); i !== -1; i = answers.indexOf(MISSING, i + 1))
        yield i;
}
/** Anchors that scripts create are not in the HTML: of such a page, all or nearly all that are linked to are missing. */
function pagesLeftToScripts(threads, answers, index) {
    const linked = new Map();
    for (const [thread, { pages }] of threads.entries())
        for (const i of missingIn(answers[thread] ?? NONE)) {
            const page = pages[i] ?? 0;
            const runsScript = index.traitsOf(page)?.runsScript === true;
            if (runsScript)
                linked.set(page, { missing: new Set(), present: new Set(), onlyLines: true });
        }
    // Most sites have no such page.
    if (linked.size > 0)
        for (const [thread, queries] of threads.entries())
            addLinked(linked, queries, answers[thread] ?? NONE);
    const left = new Set();
    for (const [page, { missing, present, onlyLines }] of linked) {
        const found = present.size + (index.traitsOf(page)?.ownLinked ?? 0);
        if (missing.size >= (onlyLines ? 1 : MIN_PROBABLY_SCRIPTED) && missing.size >= found * NEARLY_ALL)
            left.add(page);
    }
    return left;
}
/** Adds what a thread asked to the pages that are in `linked`. */
function addLinked(linked, { pages, ids, lines }, answers) {
    for (let i = 0; i < pages.length; i++) {
        const of = linked.get(pages[i]);
        if (of === undefined)
            continue;
        const isMissing = answers[i] === MISSING;
        const anchors = isMissing ? of.missing : of.present;
        anchors.add(ids[i]);
        if (isMissing && lines[i] !== 1)
            of.onlyLines = false;
    }
}

;// CONCATENATED MODULE: ./lib/check/rules/finding-counter.js

/** How many locations of one finding are stored. */
const MAX_LOCATIONS = 5;
/** How many findings of one kind are listed: those with the first addresses. The others are counted in one more. */
const MAX_LISTED = 20_000;
/** How much of a target is stored, in bytes. */
const finding_counter_MAX_TARGET = 1_000;
/** Returns a row without occurrences. `key` may be a slice of a page. */
function newRow(kind, key, values = {}) {
    return {
        kind,
        key: detach(key),
        values,
        count: 0,
        pages: 0,
        lastPage: '',
        target: '',
        spots: [],
        isRest: false,
    };
}
const CUT = '...';
/** Returns as much of a key or target as is stored. */
function truncate(bytes) {
    return bytes.length > finding_counter_MAX_TARGET ? bytes.slice(0, finding_counter_MAX_TARGET) + CUT : bytes;
}
/** Is only the beginning of a key or target kept? */
function isTruncated(bytes) {
    return bytes.length === finding_counter_MAX_TARGET + CUT.length && bytes.endsWith(CUT);
}
/**
 * Counts one more occurrence, with the target as it is written there, which may be a slice of a page. The line is only
 * computed if it is stored.
 */
function addOccurrence(row, where, target) {
    const counted = row.rest ?? row;
    counted.count++;
    if (counted.isRest)
        return;
    if (row.lastPage === where.page && row.pages > 0)
        return;
    row.lastPage = where.page;
    row.pages++;
    const last = row.spots.at(-1);
    if (row.spots.length === MAX_LOCATIONS && last !== undefined && last.page < where.page)
        return;
    addLocation(row, { page: where.page, line: where.line() }, target);
}
function addLocation(row, location, target) {
    const after = row.spots.findIndex(({ page }) => page > location.page);
    const at = after === -1 ? row.spots.length : after;
    if (at === 0)
        row.target = detach(truncate(target));
    row.spots.splice(at, 0, location);
    row.spots.length = Math.min(row.spots.length, MAX_LOCATIONS);
}
/** A file as a whole, as the location of an occurrence. */
function finding_counter_wholeFile(page) {
    return { page, line: () => undefined };
}
/**
 * Counts findings, the same ones together. The result depends only on what was counted, not on its order or on how it
 * was shared among several counters that were added up: of each kind, the first rows by key stay.
 */
class FindingCounter {
    #kinds = new Map();
    #maxListed;
    /** `maxListed`: how many rows of a kind stay. */
    constructor(maxListed = MAX_LISTED) {
        this.#maxListed = maxListed;
    }
    /**
     * Counts one occurrence of a finding. `key` distinguishes findings of a kind; `target` is how it is written there,
     * and may be a slice of a page.
     */
    count(kind, key, where, target = key, values) {
        addOccurrence(this.row(kind, key, values), where, target);
    }
    /** Counts a finding about the site as a whole, which has no address and no page. */
    countForSite(kind, values, times = 1) {
        this.row(kind, '', values).count += times;
    }
    /** Counts a finding about an address that stands on no page. */
    countAddress(kind, address, values = {}) {
        const row = this.row(kind, address, values);
        row.count++;
        if (!row.isRest)
            row.target = row.key;
    }
    /** Returns the row of a finding that is counted often. `key` distinguishes findings of a kind. */
    row(kind, key, values) {
        return this.#of(kind).row(truncate(key), values);
    }
    /** Adds what another counter counted. Each page is counted in one of them only. */
    add(other) {
        const row = other.isRest ? this.#of(other.kind).rest : this.row(other.kind, other.key, other.values);
        row.count += other.count;
        if (row.isRest)
            return;
        row.pages += other.pages;
        for (const location of other.spots)
            addLocation(row, location, other.target);
    }
    /** Returns the rows that are listed, and those that count the rest. */
    rows() {
        return [...this.#kinds.values()].flatMap((kind) => kind.listed());
    }
    #of(kind) {
        let counter = this.#kinds.get(kind);
        if (counter === undefined) {
            counter = new KindCounter(kind, this.#maxListed);
            this.#kinds.set(kind, counter);
        }
        return counter;
    }
}
class KindCounter {
    rest;
    #kind;
    #max;
    #rows = new Map();
    /** Keys after this one are not listed. */
    #last;
    constructor(kind, max) {
        this.#kind = kind;
        this.#max = max;
        this.rest = { ...newRow(kind, '', { listed: max.toLocaleString('en') }), isRest: true };
    }
    row(key, values) {
        const known = this.#rows.get(key);
        if (known !== undefined)
            return known;
        if (this.#last !== undefined && key > this.#last)
            return this.rest;
        const row = newRow(this.#kind, key, values);
        this.#rows.set(row.key, row);
        // Not for each row: sorting them takes time.
        if (this.#rows.size > this.#max * 1.25)
            this.#cut();
        return row.rest ?? row;
    }
    listed() {
        if (this.#rows.size > this.#max)
            this.#cut();
        return [...this.#rows.values(), ...(this.rest.count > 0 ? [this.rest] : [])];
    }
    #cut() {
        const rows = [...this.#rows.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
        for (const row of rows.splice(this.#max)) {
            this.rest.count += row.count;
            // Some addresses still refer to the row.
            row.rest = this.rest;
            row.spots.length = 0;
        }
        this.#rows = new Map(rows.map((row) => [row.key, row]));
        this.#last = rows.at(-1)?.key;
    }
}

;// CONCATENATED MODULE: ./lib/check/rules/number-collections.js
/** Lists and sets of numbers that take a fraction of the memory of JavaScript's own: a page may have millions. */
/** A list of numbers that grows, eight bytes each. */
class NumberList {
    #items = new Float64Array(1_024);
    length = 0;
    push(value) {
        if (this.length === this.#items.length) {
            const larger = new Float64Array(this.length * 2);
            larger.set(this.#items);
            this.#items = larger;
        }
        this.#items[this.length++] = value;
    }
    /** Returns a copy of the items. */
    toArray() {
        return this.#items.slice(0, this.length);
    }
}
/** Marks an unused place in the table of a set. */
const EMPTY = -1;
/** A set of numbers that are not negative: eight to 32 bytes each, a `Set` takes 150. */
class NumberSet {
    #table = new Float64Array(64).fill(EMPTY);
    size = 0;
    add(value) {
        const place = this.#placeOf(value);
        if (this.#table[place] === value)
            return;
        this.#table[place] = value;
        this.size++;
        if (this.size * 2 > this.#table.length)
            this.#grow();
    }
    has(value) {
        return this.#table[this.#placeOf(value)] === value;
    }
    /** Returns the numbers, sorted. */
    sorted() {
        const numbers = new Float64Array(this.size);
        let i = 0;
        for (const value of this.#table)
            if (value !== EMPTY)
                numbers[i++] = value;
        return numbers.sort();
    }
    /** Where a number is, or would be: the table is never full. */
    #placeOf(value) {
        const last = this.#table.length - 1;
        let place = value & last;
        while (this.#table[place] !== EMPTY && this.#table[place] !== value)
            place = (place + 1) & last;
        return place;
    }
    #grow() {
        const numbers = this.#table;
        this.#table = new Float64Array(numbers.length * 2).fill(EMPTY);
        for (const value of numbers)
            if (value !== EMPTY)
                this.#table[this.#placeOf(value)] = value;
    }
}

;// CONCATENATED MODULE: ./lib/check/rules/occurrence-table.js

/** For each row: how often it occurred, on how many pages, and the last of them. */
const COUNTS = 3;
/** For each location: its page and its line. */
const PLACE = 2;
/** There is no line. */
const NO_LINE = 0;
/**
 * Occurrences of what may turn out to be findings, most of which do not: as in `Row`, but as numbers, because there are
 * millions of them. A row takes a tenth of the memory.
 */
class OccurrenceTable {
    #counts = new Int32Array(1_024 * COUNTS);
    #places = new Int32Array(1_024 * MAX_LOCATIONS * PLACE);
    /** As they are written on the first page. */
    #targets = [];
    /** The pages with occurrences, in the order in which they were read. */
    #pages = [];
    /** Returns the number of a new row. */
    addRow() {
        const row = this.#targets.push('') - 1;
        if (row * COUNTS === this.#counts.length) {
            this.#counts = doubled(this.#counts);
            this.#places = doubled(this.#places);
        }
        return row;
    }
    /**
     * Counts one more occurrence. `target` is how it is written there, and no slice of a page. All occurrences of a page
     * come one after the other.
     */
    add(row, where, target) {
        const counts = this.#counts;
        const at = row * COUNTS;
        const pages = counts[at + 1];
        counts[at] = counts[at] + 1;
        const page = this.#numberOf(where.page);
        if (pages > 0 && counts[at + 2] === page)
            return;
        counts[at + 1] = pages + 1;
        counts[at + 2] = page;
        this.#addPlace(row, Math.min(pages, MAX_LOCATIONS), page, where, target);
    }
    /** Returns the finding that a row turns out to be. */
    toRow(row, kind, key) {
        const at = row * COUNTS;
        const pages = this.#counts[at + 1] ?? 0;
        const spots = Array.from({ length: Math.min(pages, MAX_LOCATIONS) }, (_, i) => this.#location(row, i));
        const target = truncate(this.#targets[row] ?? '');
        return { ...newRow(kind, key), count: this.#counts[at] ?? 0, pages, target, spots };
    }
    #location(row, i) {
        const at = (row * MAX_LOCATIONS + i) * PLACE;
        const line = this.#places[at + 1];
        return { page: this.#nameOf(this.#places[at] ?? 0), line: line === NO_LINE ? undefined : line };
    }
    #numberOf(page) {
        const last = this.#pages.length - 1;
        return this.#pages[last] === page ? last : this.#pages.push(page) - 1;
    }
    #nameOf(page) {
        return this.#pages[page] ?? '';
    }
    /** The first pages by name stay, whatever the order in which they were read. */
    #addPlace(row, known, page, where, target) {
        const places = this.#places;
        const start = row * MAX_LOCATIONS * PLACE;
        let i = known;
        while (i > 0 && where.page < this.#nameOf(places[start + (i - 1) * PLACE]))
            i--;
        if (i === MAX_LOCATIONS)
            return;
        if (i === 0)
            this.#targets[row] = target;
        const at = start + i * PLACE;
        places.copyWithin(at + PLACE, at, start + Math.min(known, MAX_LOCATIONS - 1) * PLACE);
        places[at] = page;
        places[at + 1] = where.line() ?? NO_LINE;
    }
}
function doubled(numbers) {
    const larger = new Int32Array(numbers.length * 2);
    larger.set(numbers);
    return larger;
}

;// CONCATENATED MODULE: ./lib/check/rules/anchor-links.js








/** Longer fragments, in bytes, are not checked. */
const MAX_FRAGMENT = 1_000;
/** How many different fragments are checked. */
const MAX_FRAGMENTS = 1_000_000;
/** What viewers of source code call their anchors. */
const LINE_ANCHOR = /^#(?:l|line)[-_]?\d+$/i;
/** Links to anchors of pages, and uses of symbols in SVG files: whether the anchors exist is only known when all pages have been read. */
class AnchorLinks {
    #pages = new Map();
    #nameOf;
    /** Returns the key under which a missing anchor is counted. */
    #keyOf;
    #maxFragments;
    #occurrences = new OccurrenceTable();
    /** The different anchors, with what has to be known of each: its fingerprints, and whether it is called like a line. */
    #anchors = [];
    #ids = new NumberList();
    #others = new NumberList();
    #lines = new NumberList();
    #fragments = 0;
    #unchecked = 0;
    /** `maxFragments`: how many different fragments are checked. */
    constructor(nameOf, keyOf, maxFragments = MAX_FRAGMENTS) {
        this.#nameOf = nameOf;
        this.#keyOf = keyOf;
        this.#maxFragments = maxFragments;
    }
    /** Takes one link. `fragment` may be a slice of a page; `target` is the whole address as it is written, and is none. */
    add(page, fragment, target, where) {
        const anchor = this.find(page, fragment);
        if (anchor === undefined)
            this.skip(fragment);
        else
            this.count(anchor, target, where);
    }
    /** Returns an anchor, to count links to it; undefined if it is one too many, or its name is too long. */
    find(page, fragment) {
        let linked = this.#pages.get(page);
        if (linked === undefined) {
            linked = { page, anchors: new Map(), row: this.#occurrences.addRow() };
            this.#pages.set(page, linked);
        }
        return linked.anchors.get(fragment) ?? this.#newAnchor(linked, fragment);
    }
    /** Takes one link to an anchor. `target` is the address as it is written, and no slice of a page. */
    count(anchor, target, where) {
        this.#occurrences.add(anchor.row, where, target);
        this.#occurrences.add(anchor.of.row, where, target);
    }
    /** Counts a link that is not checked, unless its fragment exists in every page. */
    skip(fragment) {
        if (anchorNames(fragment).length > 0)
            this.#unchecked++;
    }
    #newAnchor(of, written) {
        if (written.length > MAX_FRAGMENT || this.#fragments >= this.#maxFragments)
            return undefined;
        this.#fragments++;
        const names = anchorNames(written);
        const fragment = names[0] === undefined ? written : `#${names[0]}`;
        const known = of.anchors.get(fragment);
        const anchor = known ?? { fragment: detach(fragment), row: this.#occurrences.addRow(), of };
        if (known === undefined)
            this.#addAnchor(anchor, names);
        if (written !== fragment)
            of.anchors.set(detach(written), anchor);
        return anchor;
    }
    #addAnchor(anchor, [name, other]) {
        anchor.of.anchors.set(anchor.fragment, anchor);
        const id = name === undefined ? ALWAYS_PRESENT : fingerprint(name);
        this.#anchors.push(anchor);
        this.#ids.push(id);
        this.#others.push(other === undefined ? id : fingerprint(other));
        this.#lines.push(LINE_ANCHOR.test(anchor.fragment) ? 1 : 0);
    }
    /** Returns what has to be known of all pages together. */
    queries() {
        return {
            pages: Float64Array.from(this.#anchors, ({ of }) => of.page),
            ids: this.#ids.toArray(),
            others: this.#others.toArray(),
            lines: Uint8Array.from(this.#lines.toArray()),
        };
    }
    /** Counts what is missing, given the answers to the queries, and what was not checked. */
    countFindings(answers, counter) {
        const leftToScript = new Set();
        this.#anchors.forEach((anchor, i) => {
            if (answers[i] === MISSING)
                this.#countMissing(anchor, counter);
            else if (answers[i] === PROBABLY_SCRIPTED)
                leftToScript.add(anchor.of);
        });
        for (const { page, row } of leftToScript) {
            const name = this.#nameOf(page);
            counter.add({ ...this.#occurrences.toRow(row, 'script-anchors', name), target: truncate(name) });
        }
        if (this.#unchecked > 0)
            counter.countForSite('unchecked-anchors', {}, this.#unchecked);
    }
    #countMissing({ of, fragment, row }, counter) {
        const name = this.#nameOf(of.page);
        const kind = isDrawing(name) ? 'symbol-missing' : 'broken-anchor';
        counter.add(this.#occurrences.toRow(row, kind, this.#keyOf(name, fragment)));
    }
}

;// CONCATENATED MODULE: ./lib/check/rules/dead-address.js
/** Why no browser can load something or follow a link to it. It completes a sentence. */
const REASONS = {
    file: 'it names a file on the computer of whoever wrote it',
    host: 'without `https://` in front of it, a browser takes the host for a scheme',
    misspelled: 'its scheme is `http:` or `https:` with a typo',
    invalid: 'it is not a valid address',
    unknown: 'browsers load nothing with this scheme',
};
/** Schemes of web servers: only what is invalid leads nowhere with them. */
const WEB = new Set(['http', 'https', 'ws', 'wss']);
/** Schemes that browsers load without a server, their own pictures and what their extensions hold included. */
const LOADED = /^(?:data|blob|about|javascript|chrome|resource|[a-z-]+-extension)$/;
/** Any of these letters too much, too few, or in another place. `shttp` was a scheme once: RFC 2660. */
const LIKE_HTTP = /^(?!shttp$)(?=.*t)(?=.*p)[htps]{3,8}$/;
/** A name of a host that reads like a scheme, and its port. */
const HOST_AND_PORT = /^(?:localhost|[a-z\d-]+(?:\.[a-z\d-]+)+):\d{1,5}(?:[/?#]|$)/;
/**
 * Returns why no browser can use an address that leads to no server; undefined if one may. Other programs may well open links and
 * frames with schemes of their own: `mailto:`, `vscode:`. `address` is a string of bytes.
 */
function deadReason(use, address) {
    // As browsers do: https://url.spec.whatwg.org/#concept-basic-url-parser
    const clean = address.replace(/[\t\n\r]+|^[\0-\x20]+|[\0-\x20]+$/g, '').toLowerCase();
    const scheme = /^([a-z][a-z\d+.-]*):/.exec(clean)?.[1];
    if (scheme === undefined || WEB.has(scheme))
        return REASONS.invalid;
    if (scheme === 'file' || /^[a-z]:[\\/]/.test(clean))
        return REASONS.file;
    if (HOST_AND_PORT.test(clean))
        return REASONS.host;
    if (LIKE_HTTP.test(scheme) && clean.startsWith('/', scheme.length + 1))
        return REASONS.misspelled;
    const isLoaded = use === 'link' || use === 'document' || LOADED.test(scheme);
    return isLoaded ? undefined : REASONS.unknown;
}

;// CONCATENATED MODULE: ./lib/check/rules/drawings.js
/** SVG files of a site: what is in one matters only where a page opens it, or shows a symbol in it. */
/** Collects uses, each file once. */
class NewDrawingUses {
    #known = { opened: new Set(), searched: new Set() };
    #fresh = { opened: [], searched: [] };
    add(use, file) {
        if (this.#known[use].has(file))
            return;
        this.#known[use].add(file);
        this.#fresh[use].push(file);
    }
    /** Returns those that are new since the last call. */
    take() {
        const fresh = this.#fresh;
        this.#fresh = { opened: [], searched: [] };
        return fresh;
    }
}
/** The SVG files that are still to be read. */
class DrawingQueue {
    #done = {
        opened: new Set(),
        searched: new Set(),
    };
    #uses = [];
    add(uses) {
        if (uses.opened.length + uses.searched.length > 0)
            this.#uses.push(uses);
    }
    /** Returns what has to be read for the uses that were added since the last call. Each file is opened and searched once. */
    take() {
        const opened = this.#fresh('opened');
        const searched = this.#fresh('searched');
        this.#uses = [];
        return [...opened.union(searched)]
            .sort((a, b) => a - b)
            .map((file) => ({ file, isOpened: opened.has(file), isSearched: searched.has(file) }));
    }
    #fresh(use) {
        const files = new Set(this.#uses.flatMap((uses) => uses[use])).difference(this.#done[use]);
        for (const file of files)
            this.#done[use].add(file);
        return files;
    }
}

;// CONCATENATED MODULE: ./lib/check/rules/roles.js
const ROLES = {
    import: {
        use: 'load',
        missing: 'import-missing',
        outside: 'reference-outside-base-path',
        elsewhere: 'import-external',
    },
    preload: {
        use: 'load',
        missing: 'preload-missing',
        outside: 'reference-outside-base-path',
        elsewhere: 'external-load',
    },
    'preload-later': { use: 'load', missing: 'preload-missing', outside: 'reference-outside-base-path' },
    preview: { use: 'load', missing: 'preview-missing', placeholder: 'preview-placeholder' },
    canonical: { use: 'link', missing: 'canonical-missing', missingFolder: 'canonical-folder-missing' },
    structured: {
        use: 'link',
        missing: 'structured-missing',
        missingFolder: 'structured-folder-missing',
        placeholder: 'structured-placeholder',
    },
    'app-picture': {
        use: 'load',
        missing: 'app-picture-missing',
        outside: 'reference-outside-base-path',
        elsewhereOffline: 'app-picture-external',
    },
    'app-page': { use: 'link', missing: 'app-page-missing' },
    search: {
        use: 'load',
        missing: 'search-file-missing',
        missingFolder: 'search-folder-missing',
        isOwnFolder: true,
    },
    feed: { use: 'link', missing: 'feed-missing', placeholder: 'feed-placeholder' },
    llms: { use: 'link', missing: 'llms-missing', outside: 'reference-outside-base-path' },
    markdown: { use: 'link', missing: 'markdown-missing' },
};
/** The kinds of findings about a reference that the host does not answer: their keys are addresses of the site. */
const MISSING_REFERENCES = new Set(Object.values(ROLES).map(({ missing }) => missing));

;// CONCATENATED MODULE: ./lib/check/rules/address-checker.js











const NOTHING_WRONG = { row: undefined, page: undefined };
/** Longer ones, in bytes, are no addresses that a server accepts: usually `data:`. */
const MAX_ADDRESS = 8_192;
/** Longer addresses, in bytes, are checked again each time. */
const MAX_REMEMBERED_LENGTH = 1_000;
/** An address without a path leads to the page that it is in, so its meaning differs from page to page. */
const NAMES_THE_PAGE = /^[\x00-\x20]*(?:\?|$)/;
/** What browsers cannot use a page for. */
const IS_NO_PAGE = /\.(?:css|m?js|json|webmanifest|wasm|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|mp[34]|webm)$/i;
/** How many addresses relative to one folder are remembered with what they lead to. */
const address_checker_MAX_REMEMBERED = 50_000;
/** Checks addresses, and counts what is wrong with them. */
class AddressChecker {
    addresses;
    /** The site's own host, as far as it is known. */
    ownHost;
    counter = new FindingCounter();
    anchorLinks;
    /** How many addresses within the site were checked, each as often as it is written. */
    checked = { link: 0, load: 0 };
    /** The SVG files that pages open, or show symbols of. */
    drawings = new NewDrawingUses();
    rules;
    #site;
    /** The names of the site with their indices. */
    files;
    #basePath;
    #resolver;
    /** What addresses lead to, without their fragments: pages in one folder share most of them. */
    #memory = mapForEachUse();
    /** The same, with fragments. */
    #anchors = mapForEachUse();
    #memoryOf;
    #base;
    /** The modern fonts looked up last, and whether one of them exists. */
    #modern;
    constructor(site) {
        this.#site = site;
        this.anchorLinks = new AnchorLinks((page) => this.#nameOf(page), (page, fragment) => this.anchorKey(page, fragment));
        this.addresses = new Addresses(site);
        this.files = new Map(site.names.map((name, i) => [name, i]));
        this.#resolver = new Resolver(site, this.files);
        this.rules = this.#resolver.rules;
        this.#basePath = byte_strings_toBytes(site.basePath);
        this.ownHost = normalizeDomain(site.domain);
    }
    /** To be called before the addresses of each file. */
    startFile() {
        this.#resolver.startFile();
    }
    /** To be called after the addresses of each file. */
    endFile() {
        const { skipped } = this.#resolver;
        if (skipped > 0)
            this.counter.countForSite('redirect-untried', {}, skipped);
    }
    /**
     * Checks one address of a file. `value` may be a slice of a page. `isSecure`: whether the file is known to be served by
     * https.
     */
    check(use, value, base, where, isSecure = this.rules.isSecure) {
        if (value.length > MAX_ADDRESS) {
            this.#countUnread(use, value, base, where);
            return;
        }
        if (isSecure && this.#isMixed(use, value, base, where))
            return;
        if (base !== this.#base)
            this.#moveTo(base);
        const hash = value.indexOf('#');
        if (hash === -1)
            this.#count(use, this.#target(use, value, base), where, value);
        else
            this.#checkAnchor(use, value, hash, base, where);
    }
    #count(use, { isWithinSite, row }, where, value) {
        if (isWithinSite)
            this.checked[countedAs(use)]++;
        if (row !== undefined)
            addOccurrence(row, where, value);
    }
    #checkAnchor(use, value, hash, base, where) {
        const known = this.#anchors[use].get(value) ?? this.#newAddress(use, value, hash, base);
        const { target, anchor } = known;
        this.#count(use, target, where, value);
        if (anchor !== undefined)
            this.anchorLinks.count(anchor, known.value, where);
        else if (target.row === undefined && target.page !== undefined)
            this.anchorLinks.skip(value.slice(hash));
    }
    #newAddress(use, value, hash, base) {
        const address = value.slice(0, hash);
        const target = this.#target(use, address, base);
        const { row, page } = target;
        const isSearched = row === undefined && page !== undefined;
        if (isSearched && use === 'symbol')
            this.drawings.add('searched', page);
        const anchor = isSearched ? this.anchorLinks.find(page, value.slice(hash)) : undefined;
        const known = { value: detach(value), target, anchor };
        const memory = this.#anchors[use];
        if (memory.size > address_checker_MAX_REMEMBERED)
            memory.clear();
        // What rules say of an address is asked each time.
        if (target.address === undefined &&
            value.length <= MAX_REMEMBERED_LENGTH &&
            !NAMES_THE_PAGE.test(address))
            memory.set(known.value, known);
        return known;
    }
    /**
     * Counts what a page loads by http although it is served by https itself, and returns whether that is all there is to
     * say. Browsers block it, except for pictures, sounds and films, which most of them load by https instead:
     * https://www.w3.org/TR/mixed-content/.
     */
    #isMixed(use, value, base, where) {
        if (use === 'link' || !isInsecure(value, base.url))
            return false;
        const address = this.addresses.read(value.split('#', 1)[0] ?? '', base);
        const isBlocked = use !== 'media';
        switch (address.to) {
            case 'nowhere':
                return false;
            case 'elsewhere':
                // Whether the other host is there at all matters more.
                if (!isBlocked || this.rules.offline)
                    return false;
                break;
            case 'outside':
                if (!address.explicit)
                    return false;
                break;
            case 'site':
                if (this.#answer(address.path) === undefined)
                    return false;
                this.checked.load++;
        }
        const url = URL.parse(byte_strings_toText(value), base.url)?.href ?? '';
        this.counter.count(isBlocked ? 'mixed-content' : 'mixed-media', byte_strings_toBytes(url), where, value);
        return true;
    }
    /** Counts an address that is too long to be checked, if a shorter one in its place would be checked. */
    #countUnread(use, value, base, where) {
        if (hasOtherScheme(value))
            return;
        const { to } = this.addresses.read(value, base);
        if (to === 'site' || to === 'outside' || (to === 'elsewhere' && use !== 'link'))
            this.counter.count('unread-address', where.page, where);
    }
    /**
     * Checks a font that only old browsers load: it matters little where one of the `modern` ones exists, which are
     * ordinary text. The old fonts of a rule have to share one list: it is searched once.
     */
    checkOldFont(value, modern, base, where) {
        const address = this.addresses.read(value.split('#', 1)[0] ?? '', base);
        const isMissed = address.to !== 'site' || !this.#anyExists(modern, base);
        if (isMissed || this.#answer(address.path) !== undefined)
            this.check('load', value, base, where);
        else
            this.counter.count('old-font', this.#inFull(address.path), where, value);
    }
    #anyExists(fonts, base) {
        if (this.#modern?.fonts !== fonts)
            this.#modern = {
                fonts,
                exists: fonts.some((font) => font.length > MAX_ADDRESS || this.isAnswered(byte_strings_toBytes(font), base)),
            };
        return this.#modern.exists;
    }
    /** Is there nothing wrong with an address that a page loads, as far as this site goes? Counts nothing. */
    isAnswered(value, base) {
        if (value.length > MAX_ADDRESS)
            return hasOtherScheme(value);
        const address = this.addresses.read(value.split('#', 1)[0] ?? '', base);
        return address.to === 'site' ? this.#answer(address.path) !== undefined : address.to === 'nowhere';
    }
    /**
     * Takes a link of a page to an anchor of its own that it does not have, which its scripts may create. `fragment` is no
     * slice of a page.
     */
    addOwnAnchorLink(page, fragment, where) {
        const file = this.files.get(page);
        if (file !== undefined)
            this.anchorLinks.add(file, fragment, fragment, where);
    }
    /** Returns the key under which a missing anchor of a page is counted. */
    anchorKey(page, fragment) {
        return `${this.#basePath}${page}${fragment}`;
    }
    /** Checks an address that search engines are given for a page. */
    checkCanonical(value, where) {
        const domain = this.ownHost;
        const named = hostOf(value);
        const kind = canonicalProblem(named, domain);
        if (named === undefined || kind === undefined)
            return;
        this.counter.count(kind, named.host, where, value, { domain: domain ?? '' });
    }
    /** Checks an address that a document names. `isSecure`: as for `check`. */
    checkReference(role, value, base, where, isSecure = this.rules.isSecure) {
        if (value.length > MAX_ADDRESS) {
            this.#countUnread(ROLES[role].use, value, base, where);
            return;
        }
        const rules = ROLES[role];
        const named = rules.placeholder === undefined ? undefined : hostOf(value);
        // Names that are reserved for examples may well be in examples.
        if (rules.placeholder && named?.is === 'placeholder' && named.host !== this.ownHost) {
            this.counter.count(rules.placeholder, named.host, where, value);
            return;
        }
        const address = this.addresses.read(value.split('#', 1)[0] ?? '', base);
        if (role === 'import' && isSecure && this.#isMixed('load', value, base, where))
            return;
        if (address.to === 'site') {
            this.checked[rules.use]++;
            if (this.#isReferenceAnswered(role, address.path))
                return;
            const end = rules.isOwnFolder ? address.path.lastIndexOf('/') : address.path.indexOf('/');
            const folder = address.path.slice(0, end + 1);
            const isFolder = rules.missingFolder && folder !== '' && !this.#resolver.hasFolder(folder);
            if (isFolder)
                this.counter.count(rules.missingFolder, this.#inFull(folder), where, value);
            else
                this.counter.count(rules.missing, this.#inFull(address.path), where, value);
        }
        else if (address.to === 'outside' && !address.explicit && rules.outside)
            this.counter.count(rules.outside, address.path, where, value);
        else if (address.to === 'elsewhere') {
            const kind = rules.elsewhere ?? (this.rules.offline ? rules.elsewhereOffline : undefined);
            if (kind !== undefined)
                this.counter.count(kind, address.url, where, value);
        }
    }
    /** Does an address name the site's own host, and say that it is served by https? */
    isOwnByHttps(value) {
        return /^\s*https:/i.test(value) && this.ownHost !== undefined && hostOf(value)?.host === this.ownHost;
    }
    #isReferenceAnswered(role, path) {
        const answer = this.#answer(path);
        if (answer === 'shared-page')
            return ROLES[role].use === 'link' || !IS_NO_PAGE.test(path);
        return answer !== undefined || (role === 'import' && path.endsWith('/') && this.#resolver.hasFolder(path));
    }
    #nameOf(file) {
        return this.#site.names[file] ?? '';
    }
    #moveTo(base) {
        const scope = base.folder ?? base.url;
        if (scope !== this.#memoryOf) {
            for (const memory of Object.values(this.#memory))
                memory.clear();
            for (const memory of Object.values(this.#anchors))
                memory.clear();
        }
        this.#memoryOf = scope;
        this.#base = base;
    }
    #target(use, value, base) {
        const memory = this.#memory[use];
        const known = memory.get(value);
        if (known?.address !== undefined)
            return this.#newTarget(use, known.written, known.address);
        if (known !== undefined)
            return known;
        const written = detach(value);
        const target = this.#newTarget(use, written, this.addresses.read(written, base));
        if (memory.size > address_checker_MAX_REMEMBERED)
            memory.clear();
        if (value.length <= MAX_REMEMBERED_LENGTH && !NAMES_THE_PAGE.test(value))
            memory.set(target.written, target);
        return target;
    }
    #newTarget(use, written, address) {
        const isWithinSite = address.to === 'site';
        const { row, page } = this.#verdict(use, written, address);
        return {
            written,
            isWithinSite,
            row,
            page,
            address: isWithinSite && this.#resolver.asksRules ? address : undefined,
        };
    }
    #verdict(use, written, address) {
        switch (address.to) {
            case 'nowhere': {
                const why = deadReason(use, written);
                if (why === undefined)
                    return NOTHING_WRONG;
                return wrong(this.counter.row(use === 'link' ? 'dead-link' : 'dead-load', written, { why }));
            }
            case 'elsewhere':
                return use === 'link' ? NOTHING_WRONG : wrong(this.counter.row('external-load', address.url));
            case 'outside': {
                if (address.explicit)
                    return NOTHING_WRONG;
                const kind = use === 'link' ? 'link-outside-base-path' : 'load-outside-base-path';
                return wrong(this.counter.row(kind, address.path));
            }
            case 'site': {
                const answer = this.#answer(address.path);
                if (answer === 'shared-page' && use !== 'link' && IS_NO_PAGE.test(address.path))
                    return wrong(this.counter.row('page-for-asset', this.#inFull(address.path)));
                if (answer === 'unknown' || answer === 'shared-page')
                    return NOTHING_WRONG;
                if (answer !== undefined)
                    return this.#isSearched(use, answer) ? { row: undefined, page: answer } : NOTHING_WRONG;
                const kind = use === 'link' ? 'broken-link' : 'broken-asset';
                return wrong(this.counter.row(kind, this.#inFull(address.path)));
            }
        }
    }
    /** Does a fragment name something in the file? */
    #isSearched(use, file) {
        const name = this.#nameOf(file);
        const isSvg = isDrawing(name);
        if (isSvg && (use === 'link' || use === 'document'))
            this.drawings.add('opened', file);
        return use === 'link' ? isPage(name) : use === 'symbol' && isSvg;
    }
    /** Two ways to write one address for the host are one finding. */
    #inFull(path) {
        return this.#basePath + (this.rules.mergesSlashes ? mergeSlashes(path) : path);
    }
    #answer(path) {
        return this.#resolver.answer(path);
    }
}
function wrong(row) {
    return { row, page: undefined };
}
function mapForEachUse() {
    return { link: new Map(), load: new Map(), media: new Map(), document: new Map(), symbol: new Map() };
}
function countedAs(use) {
    return use === 'link' ? 'link' : 'load';
}
/** What runs on the visitor's own machine is as good as https: https://www.w3.org/TR/secure-contexts/#is-origin-trustworthy. */
const OWN_MACHINE = /^(?:(?:.*\.)?localhost|127\..*|\[::1\])$/;
/** Is an address loaded by http, from a host for which browsers mind? */
function isInsecure(value, base) {
    if (!value.startsWith('http') && !base.startsWith('http:') && !/^http:/i.test(value))
        return false;
    const url = URL.parse(byte_strings_toText(value), base);
    return url?.protocol === 'http:' && !OWN_MACHINE.test(url.hostname);
}

;// CONCATENATED MODULE: ./lib/check/rules/companions.js
/**
 * Files with the data of pages that are beside them. A router in the browser loads them when a reader follows a link, and
 * nothing in the HTML names them.
 */






/**
 * What the App Router loads for a page; all but the first since Next 16. `file` is its name without `.html`, `folder` that of its address.
 */
const OF_APP = [
    (file) => `${file}.txt`,
    (_, folder) => `${folder}__next._tree.txt`,
    (_, folder) => `${folder}__next._full.txt`,
    (_, folder) => `${folder}__next._head.txt`,
    (_, folder) => `${folder}__next._index.txt`,
];
/** What the Pages Router loads for a page is one kind more. */
const OF_PAGES = OF_APP.length;
const KINDS = OF_APP.length + 1;
/** Looks for the companions of pages. */
class Companions {
    #files;
    #present = new Map();
    #missing = new NumberList();
    #build = '';
    /** `files` are the names of the site with their indices. */
    constructor(files) {
        this.#files = files;
    }
    /** Looks for those of a page, by its index and its name. */
    add(page, name, router) {
        // Nobody follows a link to it.
        if (isNotFoundPage(name))
            return;
        if (router.is === 'next-pages')
            this.#build = router.build;
        const kinds = router.is === 'next-app' ? OF_APP.keys() : [OF_PAGES];
        for (const kind of kinds) {
            if (!this.#files.has(companionOf(name, kind, this.#build)))
                this.#missing.push(page * KINDS + kind);
            else
                addBits(this.#present, groupOf(name, kind), 1 << kind);
        }
    }
    /** To be called when all pages have been added. */
    found() {
        return { present: this.#present, missing: this.#missing.toArray(), build: this.#build };
    }
}
/**
 * Returns the group of pages that have a kind of companion all or not at all. In a folder, there may be a site that an
 * older Next made, whose pages have fewer kinds.
 */
function groupOf(name, kind) {
    const isAlways = kind === 0 || kind === OF_PAGES;
    return isAlways ? '/' : name.slice(0, name.indexOf('/') + 1);
}
function addBits(groups, group, bits) {
    groups.set(detach(group), (groups.get(group) ?? 0) | bits);
}
function companionOf(name, kind, build) {
    const file = name.replace(/\.html?$/i, '');
    const path = file.replace(/(?:^|\/)index$/, '');
    const ofApp = OF_APP[kind];
    return ofApp === undefined
        ? `_next/data/${build}/${path === '' ? 'index' : path}.json`
        : ofApp(file, path === '' ? '' : `${path}/`);
}
/**
 * Counts pages without a companion of a kind that others of their group have: a site in which no page has it can do without, or is
 * not the root of what the router expects.
 * @throws the reason of `signal` soon after it is aborted
 */
async function checkCompanions(parts, site, counter, signal) {
    const expected = new Map();
    for (const { present } of parts)
        for (const [group, bits] of present)
            addBits(expected, group, bits);
    for (const { missing, build } of parts) {
        const files = new Map();
        for await (const entry of interruptible(missing, signal)) {
            const kind = entry % KINDS;
            const page = (entry - kind) / KINDS;
            const name = site.names[page] ?? '';
            if (((expected.get(groupOf(name, kind)) ?? 0) & (1 << kind)) === 0)
                continue;
            const file = companionOf(name, kind, build);
            const others = files.get(page);
            if (others === undefined)
                files.set(page, [file]);
            else
                others.push(file);
        }
        for (const [page, [first = '', ...others]] of files) {
            const more = others.length === 0 ? '' : ` and ${count(others.length, 'other file')}`;
            const values = { file: `/${toText(first)}${more}` };
            counter.count('page-data-missing', toBytes(site.basePath) + first, wholeFile(site.names[page] ?? ''), first, values);
        }
    }
}

;// CONCATENATED MODULE: ./lib/check/rules/private-keys.js
/** How much of a file is searched for a key, in bytes. Keys are small, and few files hold more than one and its certificates. */
const MAX_SEARCHED = 64 << 10;
/** Names of keys: without an extension, such as `id_ecdsa`, or with one that tools give to keys. */
const MAY_HOLD_KEY = /(?:^|\/)[^/.]+$|\.(?:key|pem|p8|pk8|pkcs8|ppk|asc|gpg|pgp|crt|cer|cert|rsa|ec|priv|private|bak|old)$/i;
/** Is this the name of a file that may hold a private key? Pages that explain keys have other names. */
function mayHoldKey(name) {
    return MAY_HOLD_KEY.test(name);
}
/** RFC 7468, RFC 9580, and what ssh-keygen writes. */
const BEGIN = /-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----[ \t]*\r?\n/g;
/** How far headers may extend after that line, in characters. */
const MAX_HEADERS = 1_000;
/** A line of a key: examples in documentation are shorter. */
const LINE = /^[A-Za-z0-9+/=]{40,}\r?$/m;
/** https://tartarus.org/~simon/putty-snapshots/htmldoc/AppendixC.html */
const PUTTY = /^PuTTY-User-Key-File-\d: [\s\S]*^Private-Lines: /m;
/** Does a text hold a private key, and not just its first line as an example? */
function holdsKey(text) {
    for (const begin of text.matchAll(BEGIN)) {
        const from = begin.index + begin[0].length;
        if (LINE.test(text.slice(from, from + MAX_HEADERS)))
            return true;
    }
    return text.startsWith('PuTTY-') && PUTTY.test(text);
}

;// CONCATENATED MODULE: ./node_modules/htmlparser2/dist/Tokenizer.js

var Tokenizer_CharCodes;
(function (CharCodes) {
    CharCodes[CharCodes["Tab"] = 9] = "Tab";
    CharCodes[CharCodes["NewLine"] = 10] = "NewLine";
    CharCodes[CharCodes["FormFeed"] = 12] = "FormFeed";
    CharCodes[CharCodes["CarriageReturn"] = 13] = "CarriageReturn";
    CharCodes[CharCodes["Space"] = 32] = "Space";
    CharCodes[CharCodes["ExclamationMark"] = 33] = "ExclamationMark";
    CharCodes[CharCodes["Number"] = 35] = "Number";
    CharCodes[CharCodes["Amp"] = 38] = "Amp";
    CharCodes[CharCodes["SingleQuote"] = 39] = "SingleQuote";
    CharCodes[CharCodes["DoubleQuote"] = 34] = "DoubleQuote";
    CharCodes[CharCodes["Dash"] = 45] = "Dash";
    CharCodes[CharCodes["Slash"] = 47] = "Slash";
    CharCodes[CharCodes["Zero"] = 48] = "Zero";
    CharCodes[CharCodes["Nine"] = 57] = "Nine";
    CharCodes[CharCodes["Semi"] = 59] = "Semi";
    CharCodes[CharCodes["Lt"] = 60] = "Lt";
    CharCodes[CharCodes["Eq"] = 61] = "Eq";
    CharCodes[CharCodes["Gt"] = 62] = "Gt";
    CharCodes[CharCodes["Questionmark"] = 63] = "Questionmark";
    CharCodes[CharCodes["UpperA"] = 65] = "UpperA";
    CharCodes[CharCodes["LowerA"] = 97] = "LowerA";
    CharCodes[CharCodes["UpperF"] = 70] = "UpperF";
    CharCodes[CharCodes["LowerF"] = 102] = "LowerF";
    CharCodes[CharCodes["UpperZ"] = 90] = "UpperZ";
    CharCodes[CharCodes["LowerZ"] = 122] = "LowerZ";
    CharCodes[CharCodes["LowerX"] = 120] = "LowerX";
    CharCodes[CharCodes["OpeningSquareBracket"] = 91] = "OpeningSquareBracket";
})(Tokenizer_CharCodes || (Tokenizer_CharCodes = {}));
/** All the states the tokenizer can be in. */
var State;
(function (State) {
    State[State["Text"] = 1] = "Text";
    State[State["BeforeTagName"] = 2] = "BeforeTagName";
    State[State["InTagName"] = 3] = "InTagName";
    State[State["InSelfClosingTag"] = 4] = "InSelfClosingTag";
    State[State["BeforeClosingTagName"] = 5] = "BeforeClosingTagName";
    State[State["InClosingTagName"] = 6] = "InClosingTagName";
    State[State["AfterClosingTagName"] = 7] = "AfterClosingTagName";
    // Attributes
    State[State["BeforeAttributeName"] = 8] = "BeforeAttributeName";
    State[State["InAttributeName"] = 9] = "InAttributeName";
    State[State["AfterAttributeName"] = 10] = "AfterAttributeName";
    State[State["BeforeAttributeValue"] = 11] = "BeforeAttributeValue";
    State[State["InAttributeValueDq"] = 12] = "InAttributeValueDq";
    State[State["InAttributeValueSq"] = 13] = "InAttributeValueSq";
    State[State["InAttributeValueNq"] = 14] = "InAttributeValueNq";
    // Declarations
    State[State["BeforeDeclaration"] = 15] = "BeforeDeclaration";
    State[State["InDeclaration"] = 16] = "InDeclaration";
    // Processing instructions
    State[State["InProcessingInstruction"] = 17] = "InProcessingInstruction";
    // Comments & CDATA
    State[State["BeforeComment"] = 18] = "BeforeComment";
    State[State["CDATASequence"] = 19] = "CDATASequence";
    State[State["DeclarationSequence"] = 20] = "DeclarationSequence";
    State[State["InSpecialComment"] = 21] = "InSpecialComment";
    State[State["InCommentLike"] = 22] = "InCommentLike";
    // Special tags
    State[State["SpecialStartSequence"] = 23] = "SpecialStartSequence";
    State[State["InSpecialTag"] = 24] = "InSpecialTag";
    State[State["InPlainText"] = 25] = "InPlainText";
    State[State["InEntity"] = 26] = "InEntity";
})(State || (State = {}));
function Tokenizer_isWhitespace(c) {
    return (c === Tokenizer_CharCodes.Space ||
        c === Tokenizer_CharCodes.NewLine ||
        c === Tokenizer_CharCodes.Tab ||
        c === Tokenizer_CharCodes.FormFeed ||
        c === Tokenizer_CharCodes.CarriageReturn);
}
function isEndOfTagSection(c) {
    return c === Tokenizer_CharCodes.Slash || c === Tokenizer_CharCodes.Gt || Tokenizer_isWhitespace(c);
}
function isASCIIAlpha(c) {
    return ((c >= Tokenizer_CharCodes.LowerA && c <= Tokenizer_CharCodes.LowerZ) ||
        (c >= Tokenizer_CharCodes.UpperA && c <= Tokenizer_CharCodes.UpperZ));
}
/**
 * Quote style used for parsed attributes.
 */
var QuoteType;
(function (QuoteType) {
    QuoteType[QuoteType["NoValue"] = 0] = "NoValue";
    QuoteType[QuoteType["Unquoted"] = 1] = "Unquoted";
    QuoteType[QuoteType["Single"] = 2] = "Single";
    QuoteType[QuoteType["Double"] = 3] = "Double";
})(QuoteType || (QuoteType = {}));
/**
 * Sequences used to match longer strings.
 *
 * We don't have `Script`, `Style`, or `Title` here. Instead, we re-use the *End
 * sequences with an increased offset.
 */
const Sequences = {
    Empty: new Uint8Array(0),
    Cdata: new Uint8Array([0x43, 0x44, 0x41, 0x54, 0x41, 0x5b]), // CDATA[
    CdataEnd: new Uint8Array([0x5d, 0x5d, 0x3e]), // ]]>
    CommentEnd: new Uint8Array([0x2d, 0x2d, 0x21, 0x3e]), // `--!>`
    Doctype: new Uint8Array([0x64, 0x6f, 0x63, 0x74, 0x79, 0x70, 0x65]), // `doctype`
    IframeEnd: new Uint8Array([0x3c, 0x2f, 0x69, 0x66, 0x72, 0x61, 0x6d, 0x65]), // `</iframe`
    NoembedEnd: new Uint8Array([
        0x3c, 0x2f, 0x6e, 0x6f, 0x65, 0x6d, 0x62, 0x65, 0x64,
    ]), // `</noembed`
    NoframesEnd: new Uint8Array([
        0x3c, 0x2f, 0x6e, 0x6f, 0x66, 0x72, 0x61, 0x6d, 0x65, 0x73,
    ]), // `</noframes`
    Plaintext: new Uint8Array([
        0x3c, 0x2f, 0x70, 0x6c, 0x61, 0x69, 0x6e, 0x74, 0x65, 0x78, 0x74,
    ]), // `</plaintext`
    ScriptEnd: new Uint8Array([0x3c, 0x2f, 0x73, 0x63, 0x72, 0x69, 0x70, 0x74]), // `</script`
    StyleEnd: new Uint8Array([0x3c, 0x2f, 0x73, 0x74, 0x79, 0x6c, 0x65]), // `</style`
    TitleEnd: new Uint8Array([0x3c, 0x2f, 0x74, 0x69, 0x74, 0x6c, 0x65]), // `</title`
    TextareaEnd: new Uint8Array([
        0x3c, 0x2f, 0x74, 0x65, 0x78, 0x74, 0x61, 0x72, 0x65, 0x61,
    ]), // `</textarea`
    XmpEnd: new Uint8Array([0x3c, 0x2f, 0x78, 0x6d, 0x70]), // `</xmp`
};
/**
 * Maps the first lowercase character of an HTML tag name to the sequence
 * used for special-tag detection.  All sequences share a common layout
 * where index 2 is the first tag-name character, so matching always
 * continues from offset 3.
 */
const specialStartSequences = new Map([
    [Sequences.IframeEnd[2], Sequences.IframeEnd],
    [Sequences.NoembedEnd[2], Sequences.NoembedEnd],
    [Sequences.Plaintext[2], Sequences.Plaintext],
    [Sequences.ScriptEnd[2], Sequences.ScriptEnd],
    [Sequences.TitleEnd[2], Sequences.TitleEnd],
    [Sequences.XmpEnd[2], Sequences.XmpEnd],
]);
/**
 * Tokenizer implementation used by `Parser`.
 */
class Tokenizer_Tokenizer {
    cbs;
    /** The current state the tokenizer is in. */
    state = State.Text;
    /** The read buffer. */
    buffer = "";
    /** The beginning of the section that is currently being read. */
    sectionStart = 0;
    /** The index within the buffer that we are currently looking at. */
    index = 0;
    /** The start of the last entity. */
    entityStart = 0;
    /** Some behavior, eg. when decoding entities, is done while we are in another state. This keeps track of the other state type. */
    baseState = State.Text;
    /** For special parsing behavior inside of script and style tags. */
    isSpecial = false;
    /** Indicates whether the tokenizer has been paused. */
    running = true;
    /** The offset of the current buffer. */
    offset = 0;
    xmlMode;
    decodeEntities;
    recognizeSelfClosing;
    entityDecoder;
    constructor({ xmlMode = false, decodeEntities = true, recognizeSelfClosing = xmlMode, }, cbs) {
        this.cbs = cbs;
        this.xmlMode = xmlMode;
        this.decodeEntities = decodeEntities;
        this.recognizeSelfClosing = recognizeSelfClosing;
        this.entityDecoder = new EntityDecoder(xmlMode ? xmlDecodeTree : htmlDecodeTree, (cp, consumed) => this.emitCodePoint(cp, consumed));
    }
    reset() {
        this.state = State.Text;
        this.buffer = "";
        this.sectionStart = 0;
        this.index = 0;
        this.baseState = State.Text;
        this.isSpecial = false;
        this.currentSequence = Sequences.Empty;
        this.sequenceIndex = 0;
        this.running = true;
        this.offset = 0;
    }
    write(chunk) {
        this.offset += this.buffer.length;
        this.buffer = chunk;
        this.parse();
    }
    end() {
        if (this.running)
            this.finish();
    }
    pause() {
        this.running = false;
    }
    resume() {
        this.running = true;
        if (this.index < this.buffer.length + this.offset) {
            this.parse();
        }
    }
    stateText(c) {
        if (c === Tokenizer_CharCodes.Lt ||
            (!this.decodeEntities && this.fastForwardTo(Tokenizer_CharCodes.Lt))) {
            if (this.index > this.sectionStart) {
                this.cbs.ontext(this.sectionStart, this.index);
            }
            this.state = State.BeforeTagName;
            this.sectionStart = this.index;
        }
        else if (this.decodeEntities && c === Tokenizer_CharCodes.Amp) {
            this.startEntity();
        }
    }
    currentSequence = Sequences.Empty;
    sequenceIndex = 0;
    enterTagBody() {
        if (this.currentSequence === Sequences.Plaintext) {
            this.currentSequence = Sequences.Empty;
            this.state = State.InPlainText;
        }
        else if (this.isSpecial) {
            this.state = State.InSpecialTag;
            this.sequenceIndex = 0;
        }
        else {
            this.state = State.Text;
        }
    }
    /**
     * Match the opening tag name against an HTML text-only tag sequence.
     *
     * Some tags share an initial prefix (`script`/`style`, `title`/`textarea`,
     * `noembed`/`noframes`), so we may switch to an alternate sequence at the
     * first distinguishing byte.  On a successful full match we fall back to
     * the normal tag-name state; a later `>` will enter raw-text, RCDATA, or
     * plaintext mode based on `currentSequence` / `isSpecial`.
     * @param c Current character code point.
     */
    stateSpecialStartSequence(c) {
        const lower = c | 0x20;
        // Still matching — check for an alternate sequence at branch points.
        if (this.sequenceIndex < this.currentSequence.length) {
            if (lower === this.currentSequence[this.sequenceIndex]) {
                this.sequenceIndex++;
                return;
            }
            if (this.sequenceIndex === 3) {
                if (this.currentSequence === Sequences.ScriptEnd &&
                    lower === Sequences.StyleEnd[3]) {
                    this.currentSequence = Sequences.StyleEnd;
                    this.sequenceIndex = 4;
                    return;
                }
                if (this.currentSequence === Sequences.TitleEnd &&
                    lower === Sequences.TextareaEnd[3]) {
                    this.currentSequence = Sequences.TextareaEnd;
                    this.sequenceIndex = 4;
                    return;
                }
            }
            else if (this.sequenceIndex === 4 &&
                this.currentSequence === Sequences.NoembedEnd &&
                lower === Sequences.NoframesEnd[4]) {
                this.currentSequence = Sequences.NoframesEnd;
                this.sequenceIndex = 5;
                return;
            }
        }
        else if (isEndOfTagSection(c)) {
            // Full match on a valid tag boundary — keep the sequence.
            this.sequenceIndex = 0;
            this.state = State.InTagName;
            this.stateInTagName(c);
            return;
        }
        // No match — abandon special-tag detection.
        this.isSpecial = false;
        this.currentSequence = Sequences.Empty;
        this.sequenceIndex = 0;
        this.state = State.InTagName;
        this.stateInTagName(c);
    }
    stateCDATASequence(c) {
        if (c === Sequences.Cdata[this.sequenceIndex]) {
            if (++this.sequenceIndex === Sequences.Cdata.length) {
                this.state = State.InCommentLike;
                this.currentSequence = Sequences.CdataEnd;
                this.sequenceIndex = 0;
                this.sectionStart = this.index + 1;
            }
        }
        else {
            this.sequenceIndex = 0;
            if (this.xmlMode) {
                this.state = State.InDeclaration;
                this.stateInDeclaration(c); // Reconsume the character
            }
            else {
                this.state = State.InSpecialComment;
                this.stateInSpecialComment(c); // Reconsume the character
            }
        }
    }
    /**
     * When we wait for one specific character, we can speed things up
     * by skipping through the buffer until we find it.
     * @param c Current character code point.
     * @returns Whether the character was found.
     */
    fastForwardTo(c) {
        while (++this.index < this.buffer.length + this.offset) {
            if (this.buffer.charCodeAt(this.index - this.offset) === c) {
                return true;
            }
        }
        /*
         * We increment the index at the end of the `parse` loop,
         * so set it to `buffer.length - 1` here.
         *
         * TODO: Refactor `parse` to increment index before calling states.
         */
        this.index = this.buffer.length + this.offset - 1;
        return false;
    }
    /**
     * Emit a comment token and return to the text state.
     * @param offset Number of characters in the end sequence that have already been matched.
     */
    emitComment(offset) {
        this.cbs.oncomment(this.sectionStart, this.index, offset);
        this.sequenceIndex = 0;
        this.sectionStart = this.index + 1;
        this.state = State.Text;
    }
    /**
     * Comments and CDATA end with `-->` and `]]>`.
     *
     * Their common qualities are:
     * - Their end sequences have a distinct character they start with.
     * - That character is then repeated, so we have to check multiple repeats.
     * - All characters but the start character of the sequence can be skipped.
     * @param c Current character code point.
     */
    stateInCommentLike(c) {
        if (!this.xmlMode &&
            this.currentSequence === Sequences.CommentEnd &&
            this.sequenceIndex <= 1 &&
            /*
             * We're still at the very start of the comment: the only
             * characters consumed since `<!--` are the dashes that
             * advanced sequenceIndex (0 for `<!-->`, 1 for `<!--->`).
             */
            this.index === this.sectionStart + this.sequenceIndex &&
            c === Tokenizer_CharCodes.Gt) {
            // Abruptly closed empty HTML comment.
            this.emitComment(this.sequenceIndex);
        }
        else if (this.currentSequence === Sequences.CommentEnd &&
            this.sequenceIndex === 2 &&
            c === Tokenizer_CharCodes.Gt) {
            // `!` is optional here, so the same sequence also accepts `-->`.
            this.emitComment(2);
        }
        else if (this.currentSequence === Sequences.CommentEnd &&
            this.sequenceIndex === this.currentSequence.length - 1 &&
            c !== Tokenizer_CharCodes.Gt) {
            this.sequenceIndex = Number(c === Tokenizer_CharCodes.Dash);
        }
        else if (c === this.currentSequence[this.sequenceIndex]) {
            if (++this.sequenceIndex === this.currentSequence.length) {
                if (this.currentSequence === Sequences.CdataEnd) {
                    this.cbs.oncdata(this.sectionStart, this.index, 2);
                }
                else {
                    this.cbs.oncomment(this.sectionStart, this.index, 3);
                }
                this.sequenceIndex = 0;
                this.sectionStart = this.index + 1;
                this.state = State.Text;
            }
        }
        else if (this.sequenceIndex === 0) {
            // Fast-forward to the first character of the sequence
            if (this.fastForwardTo(this.currentSequence[0])) {
                this.sequenceIndex = 1;
            }
        }
        else if (c !== this.currentSequence[this.sequenceIndex - 1]) {
            // Allow long sequences, eg. --->, ]]]>
            this.sequenceIndex = 0;
        }
    }
    /**
     * HTML only allows ASCII alpha characters (a-z and A-Z) at the beginning of a tag name.
     *
     * XML allows a lot more characters here (@see https://www.w3.org/TR/REC-xml/#NT-NameStartChar).
     * We allow anything that wouldn't end the tag.
     * @param c Current character code point.
     */
    isTagStartChar(c) {
        return this.xmlMode ? !isEndOfTagSection(c) : isASCIIAlpha(c);
    }
    /**
     * Scan raw-text / RCDATA content for the matching end tag.
     *
     * For RCDATA tags (`<title>`, `<textarea>`) entities are decoded inline.
     * For raw-text tags (`<script>`, `<style>`, etc.) we fast-forward to `<`.
     * @param c Current character code point.
     */
    stateInSpecialTag(c) {
        if (this.sequenceIndex === this.currentSequence.length) {
            if (isEndOfTagSection(c)) {
                const endOfText = this.index - this.currentSequence.length;
                if (this.sectionStart < endOfText) {
                    // Spoof the index so that reported locations match up.
                    const actualIndex = this.index;
                    this.index = endOfText;
                    this.cbs.ontext(this.sectionStart, endOfText);
                    this.index = actualIndex;
                }
                this.isSpecial = false;
                this.sectionStart = endOfText + 2; // Skip over the `</`
                this.stateInClosingTagName(c);
                return; // We are done; skip the rest of the function.
            }
            this.sequenceIndex = 0;
        }
        if ((c | 0x20) === this.currentSequence[this.sequenceIndex]) {
            this.sequenceIndex += 1;
        }
        else if (this.sequenceIndex === 0) {
            if (this.currentSequence === Sequences.TitleEnd ||
                this.currentSequence === Sequences.TextareaEnd) {
                // RCDATA tags have to parse entities while still looking for their end tag.
                if (this.decodeEntities && c === Tokenizer_CharCodes.Amp) {
                    this.startEntity();
                }
            }
            else if (this.fastForwardTo(Tokenizer_CharCodes.Lt)) {
                // Outside of RCDATA tags, we can fast-forward.
                this.sequenceIndex = 1;
            }
        }
        else {
            // If we see a `<`, set the sequence index to 1; useful for eg. `<</script>`.
            this.sequenceIndex = Number(c === Tokenizer_CharCodes.Lt);
        }
    }
    stateBeforeTagName(c) {
        if (c === Tokenizer_CharCodes.ExclamationMark) {
            this.state = State.BeforeDeclaration;
            this.sectionStart = this.index + 1;
        }
        else if (c === Tokenizer_CharCodes.Questionmark) {
            if (this.xmlMode) {
                this.state = State.InProcessingInstruction;
                this.sequenceIndex = 0;
                this.sectionStart = this.index + 1;
            }
            else {
                this.state = State.InSpecialComment;
                this.sectionStart = this.index;
            }
        }
        else if (this.isTagStartChar(c)) {
            this.sectionStart = this.index;
            const special = this.xmlMode || this.cbs.isInForeignContext?.()
                ? undefined
                : specialStartSequences.get(c | 0x20);
            if (special === undefined) {
                this.state = State.InTagName;
            }
            else {
                this.isSpecial = true;
                this.currentSequence = special;
                this.sequenceIndex = 3;
                this.state = State.SpecialStartSequence;
            }
        }
        else if (c === Tokenizer_CharCodes.Slash) {
            this.state = State.BeforeClosingTagName;
        }
        else {
            this.state = State.Text;
            this.stateText(c);
        }
    }
    stateInTagName(c) {
        if (isEndOfTagSection(c)) {
            this.cbs.onopentagname(this.sectionStart, this.index);
            this.sectionStart = -1;
            this.state = State.BeforeAttributeName;
            this.stateBeforeAttributeName(c);
        }
    }
    stateBeforeClosingTagName(c) {
        if (Tokenizer_isWhitespace(c)) {
            if (this.xmlMode) {
                // Ignore
            }
            else {
                this.state = State.InSpecialComment;
                this.sectionStart = this.index;
            }
        }
        else if (c === Tokenizer_CharCodes.Gt) {
            this.state = State.Text;
            if (!this.xmlMode) {
                this.sectionStart = this.index + 1;
            }
        }
        else {
            this.state = this.isTagStartChar(c)
                ? State.InClosingTagName
                : State.InSpecialComment;
            this.sectionStart = this.index;
        }
    }
    stateInClosingTagName(c) {
        if (isEndOfTagSection(c)) {
            this.cbs.onclosetag(this.sectionStart, this.index);
            this.sectionStart = -1;
            this.state = State.AfterClosingTagName;
            this.stateAfterClosingTagName(c);
        }
    }
    stateAfterClosingTagName(c) {
        // Skip everything until ">"
        if (c === Tokenizer_CharCodes.Gt || this.fastForwardTo(Tokenizer_CharCodes.Gt)) {
            this.state = State.Text;
            this.sectionStart = this.index + 1;
        }
    }
    stateBeforeAttributeName(c) {
        if (c === Tokenizer_CharCodes.Gt) {
            this.cbs.onopentagend(this.index);
            this.enterTagBody();
            this.sectionStart = this.index + 1;
        }
        else if (c === Tokenizer_CharCodes.Slash) {
            this.state = State.InSelfClosingTag;
        }
        else if (!Tokenizer_isWhitespace(c)) {
            this.state = State.InAttributeName;
            this.sectionStart = this.index;
        }
    }
    /**
     * Handle `/` before `>` in an opening tag.
     *
     * In HTML mode, text-only tags ignore the self-closing flag and still enter
     * their raw-text/RCDATA/plaintext state unless self-closing tags are being
     * recognized. In XML mode, or for ordinary tags, the tokenizer returns to
     * regular text parsing after emitting the self-closing callback.
     * @param c Current character code point.
     */
    stateInSelfClosingTag(c) {
        if (c === Tokenizer_CharCodes.Gt) {
            this.cbs.onselfclosingtag(this.index);
            this.sectionStart = this.index + 1;
            if (!this.recognizeSelfClosing) {
                this.enterTagBody();
                return;
            }
            this.state = State.Text;
            this.isSpecial = false; // Reset special state, in case of self-closing special tags
            this.currentSequence = Sequences.Empty;
        }
        else if (!Tokenizer_isWhitespace(c)) {
            this.state = State.BeforeAttributeName;
            this.stateBeforeAttributeName(c);
        }
    }
    stateInAttributeName(c) {
        if (c === Tokenizer_CharCodes.Eq || isEndOfTagSection(c)) {
            this.cbs.onattribname(this.sectionStart, this.index);
            this.sectionStart = this.index;
            this.state = State.AfterAttributeName;
            this.stateAfterAttributeName(c);
        }
    }
    stateAfterAttributeName(c) {
        if (c === Tokenizer_CharCodes.Eq) {
            this.state = State.BeforeAttributeValue;
        }
        else if (c === Tokenizer_CharCodes.Slash || c === Tokenizer_CharCodes.Gt) {
            this.cbs.onattribend(QuoteType.NoValue, this.sectionStart);
            this.sectionStart = -1;
            this.state = State.BeforeAttributeName;
            this.stateBeforeAttributeName(c);
        }
        else if (!Tokenizer_isWhitespace(c)) {
            this.cbs.onattribend(QuoteType.NoValue, this.sectionStart);
            this.state = State.InAttributeName;
            this.sectionStart = this.index;
        }
    }
    stateBeforeAttributeValue(c) {
        if (c === Tokenizer_CharCodes.DoubleQuote) {
            this.state = State.InAttributeValueDq;
            this.sectionStart = this.index + 1;
        }
        else if (c === Tokenizer_CharCodes.SingleQuote) {
            this.state = State.InAttributeValueSq;
            this.sectionStart = this.index + 1;
        }
        else if (!Tokenizer_isWhitespace(c)) {
            this.sectionStart = this.index;
            this.state = State.InAttributeValueNq;
            this.stateInAttributeValueNoQuotes(c); // Reconsume token
        }
    }
    handleInAttributeValue(c, quote) {
        if (c === quote ||
            (!this.decodeEntities && this.fastForwardTo(quote))) {
            this.cbs.onattribdata(this.sectionStart, this.index);
            this.sectionStart = -1;
            this.cbs.onattribend(quote === Tokenizer_CharCodes.DoubleQuote
                ? QuoteType.Double
                : QuoteType.Single, this.index + 1);
            this.state = State.BeforeAttributeName;
        }
        else if (this.decodeEntities && c === Tokenizer_CharCodes.Amp) {
            this.startEntity();
        }
    }
    stateInAttributeValueDoubleQuotes(c) {
        this.handleInAttributeValue(c, Tokenizer_CharCodes.DoubleQuote);
    }
    stateInAttributeValueSingleQuotes(c) {
        this.handleInAttributeValue(c, Tokenizer_CharCodes.SingleQuote);
    }
    stateInAttributeValueNoQuotes(c) {
        if (Tokenizer_isWhitespace(c) || c === Tokenizer_CharCodes.Gt) {
            this.cbs.onattribdata(this.sectionStart, this.index);
            this.sectionStart = -1;
            this.cbs.onattribend(QuoteType.Unquoted, this.index);
            this.state = State.BeforeAttributeName;
            this.stateBeforeAttributeName(c);
        }
        else if (this.decodeEntities && c === Tokenizer_CharCodes.Amp) {
            this.startEntity();
        }
    }
    /**
     * Distinguish between CDATA, declarations, HTML comments, and HTML bogus
     * comments after `<!`.
     *
     * In HTML mode, only real comments and doctypes stay on declaration paths;
     * everything else becomes a bogus comment terminated by the next `>`.
     * @param c Current character code point.
     */
    stateBeforeDeclaration(c) {
        if (c === Tokenizer_CharCodes.OpeningSquareBracket) {
            this.state = State.CDATASequence;
            this.sequenceIndex = 0;
        }
        else if (this.xmlMode) {
            this.state =
                c === Tokenizer_CharCodes.Dash
                    ? State.BeforeComment
                    : State.InDeclaration;
        }
        else if ((c | 0x20) === Sequences.Doctype[0]) {
            this.state = State.DeclarationSequence;
            this.currentSequence = Sequences.Doctype;
            this.sequenceIndex = 1;
        }
        else if (c === Tokenizer_CharCodes.Gt) {
            this.cbs.oncomment(this.sectionStart, this.index, 0);
            this.state = State.Text;
            this.sectionStart = this.index + 1;
        }
        else if (c === Tokenizer_CharCodes.Dash) {
            this.state = State.BeforeComment;
        }
        else {
            this.state = State.InSpecialComment;
        }
    }
    /**
     * Continue matching `doctype` after `<!d`.
     *
     * A full `doctype` match stays on the declaration path; any other name falls
     * back to an HTML bogus comment, which matches browser behavior for
     * non-doctype `<!...>` constructs.
     * @param c Current character code point.
     */
    stateDeclarationSequence(c) {
        if (this.sequenceIndex === this.currentSequence.length) {
            this.state = State.InDeclaration;
            this.stateInDeclaration(c);
        }
        else if ((c | 0x20) === this.currentSequence[this.sequenceIndex]) {
            this.sequenceIndex += 1;
        }
        else if (c === Tokenizer_CharCodes.Gt) {
            this.cbs.oncomment(this.sectionStart, this.index, 0);
            this.state = State.Text;
            this.sectionStart = this.index + 1;
        }
        else {
            this.state = State.InSpecialComment;
        }
    }
    stateInDeclaration(c) {
        if (c === Tokenizer_CharCodes.Gt || this.fastForwardTo(Tokenizer_CharCodes.Gt)) {
            this.cbs.ondeclaration(this.sectionStart, this.index);
            this.state = State.Text;
            this.sectionStart = this.index + 1;
        }
    }
    /**
     * XML processing instructions (`<?...?>`).
     *
     * In HTML mode `<?` is routed to `InSpecialComment` instead, so this
     * state is only reachable in XML mode.
     * @param c Current character code point.
     */
    stateInProcessingInstruction(c) {
        if (c === Tokenizer_CharCodes.Questionmark) {
            // Remember that we just consumed `?`, so the next `>` closes the PI.
            this.sequenceIndex = 1;
        }
        else if (c === Tokenizer_CharCodes.Gt && this.sequenceIndex === 1) {
            this.cbs.onprocessinginstruction(this.sectionStart, this.index - 1);
            this.sequenceIndex = 0;
            this.state = State.Text;
            this.sectionStart = this.index + 1;
        }
        else {
            // Keep scanning for the next `?`, which can start a closing `?>`.
            this.sequenceIndex = Number(this.fastForwardTo(Tokenizer_CharCodes.Questionmark));
        }
    }
    stateBeforeComment(c) {
        if (c === Tokenizer_CharCodes.Dash) {
            this.state = State.InCommentLike;
            this.currentSequence = Sequences.CommentEnd;
            this.sequenceIndex = 0;
            this.sectionStart = this.index + 1;
        }
        else if (this.xmlMode) {
            this.state = State.InDeclaration;
        }
        else if (c === Tokenizer_CharCodes.Gt) {
            this.cbs.oncomment(this.sectionStart, this.index, 0);
            this.state = State.Text;
            this.sectionStart = this.index + 1;
        }
        else {
            this.state = State.InSpecialComment;
        }
    }
    stateInSpecialComment(c) {
        if (c === Tokenizer_CharCodes.Gt || this.fastForwardTo(Tokenizer_CharCodes.Gt)) {
            this.cbs.oncomment(this.sectionStart, this.index, 0);
            this.state = State.Text;
            this.sectionStart = this.index + 1;
        }
    }
    startEntity() {
        this.baseState = this.state;
        this.state = State.InEntity;
        this.entityStart = this.index;
        this.entityDecoder.startEntity(this.xmlMode
            ? DecodingMode.Strict
            : this.baseState === State.Text ||
                this.baseState === State.InSpecialTag
                ? DecodingMode.Legacy
                : DecodingMode.Attribute);
    }
    stateInEntity() {
        const indexInBuffer = this.index - this.offset;
        const length = this.entityDecoder.write(this.buffer, indexInBuffer);
        // If `length` is positive, we are done with the entity.
        if (length >= 0) {
            this.state = this.baseState;
            if (length === 0) {
                this.index -= 1;
            }
        }
        else {
            if (indexInBuffer < this.buffer.length &&
                this.buffer.charCodeAt(indexInBuffer) === Tokenizer_CharCodes.Amp) {
                this.state = this.baseState;
                this.index -= 1;
                return;
            }
            // Mark buffer as consumed.
            this.index = this.offset + this.buffer.length - 1;
        }
    }
    /**
     * Remove data that has already been consumed from the buffer.
     */
    cleanup() {
        // If we are inside of text or attributes, emit what we already have.
        if (this.running && this.sectionStart !== this.index) {
            if (this.state === State.Text ||
                this.state === State.InPlainText ||
                (this.state === State.InSpecialTag && this.sequenceIndex === 0)) {
                this.cbs.ontext(this.sectionStart, this.index);
                this.sectionStart = this.index;
            }
            else if (this.state === State.InAttributeValueDq ||
                this.state === State.InAttributeValueSq ||
                this.state === State.InAttributeValueNq) {
                this.cbs.onattribdata(this.sectionStart, this.index);
                this.sectionStart = this.index;
            }
        }
    }
    shouldContinue() {
        return this.index < this.buffer.length + this.offset && this.running;
    }
    /**
     * Iterates through the buffer, calling the function corresponding to the current state.
     *
     * States that are more likely to be hit are higher up, as a performance improvement.
     */
    parse() {
        while (this.shouldContinue()) {
            const c = this.buffer.charCodeAt(this.index - this.offset);
            switch (this.state) {
                case State.Text: {
                    this.stateText(c);
                    break;
                }
                case State.InPlainText: {
                    // Skip to end of buffer; cleanup() emits the text.
                    this.index = this.buffer.length + this.offset - 1;
                    break;
                }
                case State.SpecialStartSequence: {
                    this.stateSpecialStartSequence(c);
                    break;
                }
                case State.InSpecialTag: {
                    this.stateInSpecialTag(c);
                    break;
                }
                case State.CDATASequence: {
                    this.stateCDATASequence(c);
                    break;
                }
                case State.DeclarationSequence: {
                    this.stateDeclarationSequence(c);
                    break;
                }
                case State.InAttributeValueDq: {
                    this.stateInAttributeValueDoubleQuotes(c);
                    break;
                }
                case State.InAttributeName: {
                    this.stateInAttributeName(c);
                    break;
                }
                case State.InCommentLike: {
                    this.stateInCommentLike(c);
                    break;
                }
                case State.InSpecialComment: {
                    this.stateInSpecialComment(c);
                    break;
                }
                case State.BeforeAttributeName: {
                    this.stateBeforeAttributeName(c);
                    break;
                }
                case State.InTagName: {
                    this.stateInTagName(c);
                    break;
                }
                case State.InClosingTagName: {
                    this.stateInClosingTagName(c);
                    break;
                }
                case State.BeforeTagName: {
                    this.stateBeforeTagName(c);
                    break;
                }
                case State.AfterAttributeName: {
                    this.stateAfterAttributeName(c);
                    break;
                }
                case State.InAttributeValueSq: {
                    this.stateInAttributeValueSingleQuotes(c);
                    break;
                }
                case State.BeforeAttributeValue: {
                    this.stateBeforeAttributeValue(c);
                    break;
                }
                case State.BeforeClosingTagName: {
                    this.stateBeforeClosingTagName(c);
                    break;
                }
                case State.AfterClosingTagName: {
                    this.stateAfterClosingTagName(c);
                    break;
                }
                case State.InAttributeValueNq: {
                    this.stateInAttributeValueNoQuotes(c);
                    break;
                }
                case State.InSelfClosingTag: {
                    this.stateInSelfClosingTag(c);
                    break;
                }
                case State.InDeclaration: {
                    this.stateInDeclaration(c);
                    break;
                }
                case State.BeforeDeclaration: {
                    this.stateBeforeDeclaration(c);
                    break;
                }
                case State.BeforeComment: {
                    this.stateBeforeComment(c);
                    break;
                }
                case State.InProcessingInstruction: {
                    this.stateInProcessingInstruction(c);
                    break;
                }
                case State.InEntity: {
                    this.stateInEntity();
                    break;
                }
            }
            this.index++;
        }
        this.cleanup();
    }
    finish() {
        if (this.state === State.InEntity) {
            this.entityDecoder.end();
            this.state = this.baseState;
        }
        this.handleTrailingData();
        this.cbs.onend();
    }
    handleTrailingCommentLikeData(endIndex) {
        if (this.state !== State.InCommentLike) {
            return false;
        }
        if (this.currentSequence === Sequences.CdataEnd) {
            if (this.xmlMode) {
                if (this.sectionStart < endIndex) {
                    this.cbs.oncdata(this.sectionStart, endIndex, 0);
                }
            }
            else {
                /* In HTML mode, unclosed CDATA is a bogus comment. */
                const cdataStart = this.sectionStart - Sequences.Cdata.length - 1;
                this.cbs.oncomment(cdataStart, endIndex, 0);
            }
        }
        else {
            const offset = this.xmlMode
                ? 0
                : Math.min(this.sequenceIndex, Sequences.CommentEnd.length - 1);
            this.cbs.oncomment(this.sectionStart, endIndex, offset);
        }
        return true;
    }
    handleTrailingMarkupDeclaration(endIndex) {
        if (this.xmlMode) {
            switch (this.state) {
                case State.InSpecialComment:
                case State.BeforeComment:
                case State.CDATASequence:
                case State.DeclarationSequence:
                case State.InDeclaration: {
                    this.cbs.ontext(this.sectionStart, endIndex);
                    return true;
                }
                default: {
                    return false;
                }
            }
        }
        switch (this.state) {
            case State.BeforeDeclaration:
            case State.InSpecialComment:
            case State.BeforeComment:
            case State.CDATASequence: {
                this.cbs.oncomment(this.sectionStart, endIndex, 0);
                return true;
            }
            case State.DeclarationSequence: {
                if (this.sequenceIndex !== Sequences.Doctype.length) {
                    this.cbs.oncomment(this.sectionStart, endIndex, 0);
                }
                return true;
            }
            case State.InDeclaration: {
                return true;
            }
            default: {
                return false;
            }
        }
    }
    /** Handle any trailing data. */
    handleTrailingData() {
        const endIndex = this.buffer.length + this.offset;
        if (this.handleTrailingCommentLikeData(endIndex) ||
            this.handleTrailingMarkupDeclaration(endIndex)) {
            return;
        }
        // If there is no remaining data, we are done.
        if (this.sectionStart >= endIndex) {
            return;
        }
        switch (this.state) {
            case State.InTagName:
            case State.BeforeAttributeName:
            case State.BeforeAttributeValue:
            case State.AfterAttributeName:
            case State.InAttributeName:
            case State.InAttributeValueSq:
            case State.InAttributeValueDq:
            case State.InAttributeValueNq:
            case State.InClosingTagName: {
                /*
                 * If we are currently in an opening or closing tag, us not calling the
                 * respective callback signals that the tag should be ignored.
                 */
                break;
            }
            default: {
                this.cbs.ontext(this.sectionStart, endIndex);
            }
        }
    }
    emitCodePoint(cp, consumed) {
        if (this.baseState !== State.Text &&
            this.baseState !== State.InSpecialTag) {
            if (this.sectionStart < this.entityStart) {
                this.cbs.onattribdata(this.sectionStart, this.entityStart);
            }
            this.sectionStart = this.entityStart + consumed;
            this.index = this.sectionStart - 1;
            this.cbs.onattribentity(cp);
        }
        else {
            if (this.sectionStart < this.entityStart) {
                this.cbs.ontext(this.sectionStart, this.entityStart);
            }
            this.sectionStart = this.entityStart + consumed;
            this.index = this.sectionStart - 1;
            this.cbs.ontextentity(cp, this.sectionStart);
        }
    }
}
//# sourceMappingURL=Tokenizer.js.map
;// CONCATENATED MODULE: ./node_modules/htmlparser2/dist/Parser.js
const { fromCodePoint } = String;

const formTags = new Set([
    "input",
    "option",
    "optgroup",
    "select",
    "button",
    "datalist",
    "textarea",
]);
const pTag = new Set(["p"]);
const headingTags = new Set(["h1", "h2", "h3", "h4", "h5", "h6", "p"]);
const tableSectionTags = new Set(["thead", "tbody"]);
const ddtTags = new Set(["dd", "dt"]);
const rtpTags = new Set(["rt", "rp"]);
const openImpliesClose = new Map([
    ["tr", new Set(["tr", "th", "td"])],
    ["th", new Set(["th"])],
    ["td", new Set(["thead", "th", "td"])],
    ["body", new Set(["head", "link", "script"])],
    ["a", new Set(["a"])],
    ["li", new Set(["li"])],
    ["p", pTag],
    ["h1", headingTags],
    ["h2", headingTags],
    ["h3", headingTags],
    ["h4", headingTags],
    ["h5", headingTags],
    ["h6", headingTags],
    ["select", formTags],
    ["input", formTags],
    ["output", formTags],
    ["button", formTags],
    ["datalist", formTags],
    ["textarea", formTags],
    ["option", new Set(["option"])],
    ["optgroup", new Set(["optgroup", "option"])],
    ["dd", ddtTags],
    ["dt", ddtTags],
    ["address", pTag],
    ["article", pTag],
    ["aside", pTag],
    ["blockquote", pTag],
    ["details", pTag],
    ["div", pTag],
    ["dl", pTag],
    ["fieldset", pTag],
    ["figcaption", pTag],
    ["figure", pTag],
    ["footer", pTag],
    ["form", pTag],
    ["header", pTag],
    ["hr", pTag],
    ["main", pTag],
    ["nav", pTag],
    ["ol", pTag],
    ["pre", pTag],
    ["section", pTag],
    ["table", pTag],
    ["ul", pTag],
    ["rt", rtpTags],
    ["rp", rtpTags],
    ["tbody", tableSectionTags],
    ["tfoot", tableSectionTags],
]);
const DOCUMENT_TYPE = "doctype";
const voidElements = new Set([
    "area",
    "base",
    "basefont",
    "br",
    "col",
    "command",
    "embed",
    "frame",
    "hr",
    "img",
    "input",
    "isindex",
    "keygen",
    "link",
    "meta",
    "param",
    "source",
    "track",
    "wbr",
]);
const foreignContextElements = new Set(["math", "svg"]);
/**
 * Elements that can be used to integrate HTML content within foreign namespaces (e.g., SVG or MathML).
 *
 * Entries must use the SVG-adjusted casing (e.g. "foreignObject" not
 * "foreignobject") since they are compared against adjusted tag names.
 */
const htmlIntegrationElements = new Set([
    "mi",
    "mo",
    "mn",
    "ms",
    "mtext",
    "annotation-xml",
    "foreignObject",
    "desc",
    "title",
]);
const svgTagNameAdjustments = new Map([
    ["altglyph", "altGlyph"],
    ["altglyphdef", "altGlyphDef"],
    ["altglyphitem", "altGlyphItem"],
    ["animatecolor", "animateColor"],
    ["animatemotion", "animateMotion"],
    ["animatetransform", "animateTransform"],
    ["clippath", "clipPath"],
    ["feblend", "feBlend"],
    ["fecolormatrix", "feColorMatrix"],
    ["fecomponenttransfer", "feComponentTransfer"],
    ["fecomposite", "feComposite"],
    ["feconvolvematrix", "feConvolveMatrix"],
    ["fediffuselighting", "feDiffuseLighting"],
    ["fedisplacementmap", "feDisplacementMap"],
    ["fedistantlight", "feDistantLight"],
    ["fedropshadow", "feDropShadow"],
    ["feflood", "feFlood"],
    ["fefunca", "feFuncA"],
    ["fefuncb", "feFuncB"],
    ["fefuncg", "feFuncG"],
    ["fefuncr", "feFuncR"],
    ["fegaussianblur", "feGaussianBlur"],
    ["feimage", "feImage"],
    ["femerge", "feMerge"],
    ["femergenode", "feMergeNode"],
    ["femorphology", "feMorphology"],
    ["feoffset", "feOffset"],
    ["fepointlight", "fePointLight"],
    ["fespecularlighting", "feSpecularLighting"],
    ["fespotlight", "feSpotLight"],
    ["fetile", "feTile"],
    ["feturbulence", "feTurbulence"],
    ["foreignobject", "foreignObject"],
    ["glyphref", "glyphRef"],
    ["lineargradient", "linearGradient"],
    ["radialgradient", "radialGradient"],
    ["textpath", "textPath"],
]);
var ForeignContext;
(function (ForeignContext) {
    ForeignContext[ForeignContext["None"] = 0] = "None";
    ForeignContext[ForeignContext["Svg"] = 1] = "Svg";
    ForeignContext[ForeignContext["MathML"] = 2] = "MathML";
})(ForeignContext || (ForeignContext = {}));
const reNameEnd = /\s|\//;
/**
 * Incremental parser implementation.
 */
class Parser_Parser {
    options;
    /** The start index of the last event. */
    startIndex = 0;
    /** The end index of the last event. */
    endIndex = 0;
    /**
     * Store the start index of the current open tag,
     * so we can update the start index for attributes.
     */
    openTagStart = 0;
    tagname = "";
    attribname = "";
    attribvalue = "";
    attribs = null;
    stack = [];
    foreignContext;
    cbs;
    lowerCaseTagNames;
    lowerCaseAttributeNames;
    recognizeSelfClosing;
    /** We are parsing HTML. Inverse of the `xmlMode` option. */
    htmlMode;
    tokenizer;
    buffers = [];
    bufferOffset = 0;
    /** The index of the last written buffer. Used when resuming after a `pause()`. */
    writeIndex = 0;
    /** Indicates whether the parser has finished running / `.end` has been called. */
    ended = false;
    constructor(cbs, options = {}) {
        this.options = options;
        this.cbs = cbs ?? {};
        this.htmlMode = !this.options.xmlMode;
        this.lowerCaseTagNames = options.lowerCaseTags ?? this.htmlMode;
        this.lowerCaseAttributeNames =
            options.lowerCaseAttributeNames ?? this.htmlMode;
        this.recognizeSelfClosing =
            options.recognizeSelfClosing ?? !this.htmlMode;
        this.tokenizer = new (options.Tokenizer ?? Tokenizer_Tokenizer)(this.options, this);
        this.foreignContext = [ForeignContext.None];
        this.cbs.onparserinit?.(this);
    }
    // Tokenizer event handlers
    /**
     * @param start Start index for the current parser event.
     * @param endIndex End index for the current parser event.
     * @internal
     */
    ontext(start, endIndex) {
        const data = this.getSlice(start, endIndex);
        this.endIndex = endIndex - 1;
        this.cbs.ontext?.(data);
        this.startIndex = endIndex;
    }
    /**
     * @param cp Current Unicode code point.
     * @param endIndex End index for the current parser event.
     * @internal
     */
    ontextentity(cp, endIndex) {
        this.endIndex = endIndex - 1;
        this.cbs.ontext?.(fromCodePoint(cp));
        this.startIndex = endIndex;
    }
    /** @internal */
    isInForeignContext() {
        return this.foreignContext[0] !== ForeignContext.None;
    }
    /**
     * Checks if the current tag is a void element. Override this if you want
     * to specify your own additional void elements.
     * @param name Name of the pseudo selector.
     */
    isVoidElement(name) {
        return this.htmlMode && voidElements.has(name);
    }
    /**
     * Read a tag name from the buffer.
     *
     * When `lowerCaseTagNames` is enabled (the default in HTML mode), the name
     * is lowercased and may be adjusted for SVG casing or the `image` → `img`
     * alias.
     * @param start Start index of the tag name in the buffer.
     * @param endIndex End index of the tag name in the buffer.
     */
    readTagName(start, endIndex) {
        const name = this.lowerCaseTagNames
            ? this.getSlice(start, endIndex).toLowerCase()
            : this.getSlice(start, endIndex);
        if (!(this.lowerCaseTagNames && this.htmlMode)) {
            return name;
        }
        if (this.foreignContext[0] === ForeignContext.Svg) {
            return svgTagNameAdjustments.get(name) ?? name;
        }
        /*
         * Closing tags for SVG elements inside HTML integration points
         * (e.g. </foreignObject> while inside its own content) need case
         * adjustment so the name matches what was pushed to the stack.
         * `foreignContext.length > 1` means a foreign ancestor exists —
         * the base [None] entry plus at least one pushed context.
         */
        if (this.foreignContext.length > 1) {
            const adjusted = svgTagNameAdjustments.get(name);
            if (adjusted !== undefined && this.stack.includes(adjusted)) {
                return adjusted;
            }
        }
        if (!this.isInForeignContext()) {
            return name === "image" ? "img" : name;
        }
        return name;
    }
    /**
     * @param start Start index for the current parser event.
     * @param endIndex End index for the current parser event.
     * @internal
     */
    onopentagname(start, endIndex) {
        this.endIndex = endIndex;
        this.emitOpenTag(this.readTagName(start, endIndex));
    }
    emitOpenTag(name) {
        this.openTagStart = this.startIndex;
        this.tagname = name;
        /*
         * The spec ignores a second <form> when one is already open.
         * Setting tagname to "" suppresses all downstream effects: attribs
         * stays null so endOpenTag is a no-op, and closeCurrentTag can't
         * match "" on the stack.
         */
        if (this.htmlMode && name === "form" && this.stack.includes("form")) {
            this.tagname = "";
            return;
        }
        const impliesClose = this.htmlMode && openImpliesClose.get(name);
        if (impliesClose) {
            while (this.stack.length > 0 && impliesClose.has(this.stack[0])) {
                this.popElement(true);
            }
        }
        if (!this.isVoidElement(name)) {
            this.stack.unshift(name);
            if (this.htmlMode) {
                if (name === "svg") {
                    this.foreignContext.unshift(ForeignContext.Svg);
                }
                else if (name === "math") {
                    this.foreignContext.unshift(ForeignContext.MathML);
                }
                else if (htmlIntegrationElements.has(name)) {
                    this.foreignContext.unshift(ForeignContext.None);
                }
            }
        }
        this.cbs.onopentagname?.(name);
        if (this.cbs.onopentag)
            this.attribs = {};
    }
    endOpenTag(isImplied) {
        this.startIndex = this.openTagStart;
        if (this.attribs) {
            this.cbs.onopentag?.(this.tagname, this.attribs, isImplied);
            this.attribs = null;
        }
        if (this.cbs.onclosetag && this.isVoidElement(this.tagname)) {
            this.cbs.onclosetag(this.tagname, true);
        }
        this.tagname = "";
    }
    /**
     * @param endIndex End index for the current parser event.
     * @internal
     */
    onopentagend(endIndex) {
        this.endIndex = endIndex;
        this.endOpenTag(false);
        // Set `startIndex` for next node
        this.startIndex = endIndex + 1;
    }
    /**
     * @param start Start index for the current parser event.
     * @param endIndex End index for the current parser event.
     * @internal
     */
    onclosetag(start, endIndex) {
        this.endIndex = endIndex;
        const name = this.readTagName(start, endIndex);
        if (!this.isVoidElement(name)) {
            const pos = this.stack.indexOf(name);
            if (pos !== -1) {
                for (let index = 0; index < pos; index++) {
                    this.popElement(true);
                }
                this.popElement(false);
            }
            else if (this.htmlMode && name === "p") {
                // Implicit open before close
                this.emitOpenTag("p");
                this.closeCurrentTag(true);
            }
        }
        else if (this.htmlMode && name === "br") {
            // We can't use `emitOpenTag` for implicit open, as `br` would be implicitly closed.
            this.cbs.onopentagname?.("br");
            this.cbs.onopentag?.("br", {}, true);
            this.cbs.onclosetag?.("br", false);
        }
        // Set `startIndex` for next node
        this.startIndex = endIndex + 1;
    }
    /**
     * @param endIndex End index for the current parser event.
     * @internal
     */
    onselfclosingtag(endIndex) {
        this.endIndex = endIndex;
        if (this.recognizeSelfClosing || this.isInForeignContext()) {
            this.closeCurrentTag(false);
            // Set `startIndex` for next node
            this.startIndex = endIndex + 1;
        }
        else {
            // Ignore the fact that the tag is self-closing.
            this.onopentagend(endIndex);
        }
    }
    /**
     * Pop the top element off the stack, emit a close event, and maintain
     * the foreign context stack.
     * @param implied Whether this close is implied (not from an explicit end tag).
     */
    popElement(implied) {
        // biome-ignore lint/style/noNonNullAssertion: The element is guaranteed to exist.
        const element = this.stack.shift();
        if (this.htmlMode &&
            (foreignContextElements.has(element) ||
                htmlIntegrationElements.has(element))) {
            this.foreignContext.shift();
        }
        this.cbs.onclosetag?.(element, implied);
    }
    closeCurrentTag(isOpenImplied) {
        const name = this.tagname;
        this.endOpenTag(isOpenImplied);
        // Self-closing tags will be on the top of the stack
        if (this.stack[0] === name) {
            this.popElement(!isOpenImplied);
        }
    }
    /**
     * @param start Start index for the current parser event.
     * @param endIndex End index for the current parser event.
     * @internal
     */
    onattribname(start, endIndex) {
        this.startIndex = start;
        const name = this.getSlice(start, endIndex);
        this.attribname = this.lowerCaseAttributeNames
            ? name.toLowerCase()
            : name;
    }
    /**
     * @param start Start index for the current parser event.
     * @param endIndex End index for the current parser event.
     * @internal
     */
    onattribdata(start, endIndex) {
        this.attribvalue += this.getSlice(start, endIndex);
    }
    /**
     * @param cp Current Unicode code point.
     * @internal
     */
    onattribentity(cp) {
        this.attribvalue += fromCodePoint(cp);
    }
    /**
     * @param quote Quote type used for the current attribute.
     * @param endIndex End index for the current parser event.
     * @internal
     */
    onattribend(quote, endIndex) {
        this.endIndex = endIndex;
        this.cbs.onattribute?.(this.attribname, this.attribvalue, quote === QuoteType.Double
            ? '"'
            : quote === QuoteType.Single
                ? "'"
                : quote === QuoteType.NoValue
                    ? undefined
                    : null);
        if (this.attribs && !Object.hasOwn(this.attribs, this.attribname)) {
            this.attribs[this.attribname] = this.attribvalue;
        }
        this.attribvalue = "";
    }
    getInstructionName(value) {
        const index = value.search(reNameEnd);
        let name = index < 0 ? value : value.substr(0, index);
        if (this.lowerCaseTagNames) {
            name = name.toLowerCase();
        }
        return name;
    }
    /**
     * @param start Start index for the current parser event.
     * @param endIndex End index for the current parser event.
     * @internal
     */
    ondeclaration(start, endIndex) {
        this.endIndex = endIndex;
        const value = this.getSlice(start, endIndex);
        if (this.cbs.onprocessinginstruction) {
            /*
             * In HTML mode, ondeclaration is only reached for DOCTYPE
             * (the tokenizer routes everything else to bogus comments).
             */
            const name = this.htmlMode
                ? this.lowerCaseTagNames
                    ? DOCUMENT_TYPE
                    : value.slice(0, DOCUMENT_TYPE.length)
                : this.getInstructionName(value);
            this.cbs.onprocessinginstruction(`!${name}`, `!${value}`);
        }
        // Set `startIndex` for next node
        this.startIndex = endIndex + 1;
    }
    /**
     * @param start Start index for the current parser event.
     * @param endIndex End index for the current parser event.
     * @internal
     */
    onprocessinginstruction(start, endIndex) {
        this.endIndex = endIndex;
        const value = this.getSlice(start, endIndex);
        if (this.cbs.onprocessinginstruction) {
            const name = this.getInstructionName(value);
            this.cbs.onprocessinginstruction(`?${name}`, `?${value}`);
        }
        // Set `startIndex` for next node
        this.startIndex = endIndex + 1;
    }
    /**
     * @param start Start index for the current parser event.
     * @param endIndex End index for the current parser event.
     * @param offset Offset applied when computing parser indices.
     * @internal
     */
    oncomment(start, endIndex, offset) {
        this.endIndex = endIndex;
        this.cbs.oncomment?.(this.getSlice(start, endIndex - offset));
        this.cbs.oncommentend?.();
        // Set `startIndex` for next node
        this.startIndex = endIndex + 1;
    }
    /**
     * @param start Start index for the current parser event.
     * @param endIndex End index for the current parser event.
     * @param offset Offset applied when computing parser indices.
     * @internal
     */
    oncdata(start, endIndex, offset) {
        this.endIndex = endIndex;
        const value = this.getSlice(start, endIndex - offset);
        if (!this.htmlMode || this.options.recognizeCDATA) {
            this.cbs.oncdatastart?.();
            this.cbs.ontext?.(value);
            this.cbs.oncdataend?.();
        }
        else if (this.isInForeignContext()) {
            this.cbs.ontext?.(value);
        }
        else {
            this.cbs.oncomment?.(`[CDATA[${value}]]`);
            this.cbs.oncommentend?.();
        }
        // Set `startIndex` for next node
        this.startIndex = endIndex + 1;
    }
    /** @internal */
    onend() {
        if (this.cbs.onclosetag) {
            // Set the end index for all remaining tags
            this.endIndex = this.startIndex;
            for (let index = 0; index < this.stack.length; index++) {
                this.cbs.onclosetag(this.stack[index], true);
            }
        }
        this.cbs.onend?.();
    }
    /**
     * Resets the parser to a blank state, ready to parse a new HTML document
     */
    reset() {
        this.cbs.onreset?.();
        this.tokenizer.reset();
        this.tagname = "";
        this.attribname = "";
        this.attribvalue = "";
        this.attribs = null;
        this.stack.length = 0;
        this.startIndex = 0;
        this.endIndex = 0;
        this.cbs.onparserinit?.(this);
        this.buffers.length = 0;
        this.foreignContext.length = 0;
        this.foreignContext.unshift(ForeignContext.None);
        this.bufferOffset = 0;
        this.writeIndex = 0;
        this.ended = false;
    }
    /**
     * Resets the parser, then parses a complete document and
     * pushes it to the handler.
     * @param data Document to parse.
     */
    parseComplete(data) {
        this.reset();
        this.end(data);
    }
    getSlice(start, end) {
        if (start === end) {
            return "";
        }
        while (start - this.bufferOffset >= this.buffers[0].length) {
            this.shiftBuffer();
        }
        let slice = this.buffers[0].slice(start - this.bufferOffset, end - this.bufferOffset);
        while (end - this.bufferOffset > this.buffers[0].length) {
            this.shiftBuffer();
            slice += this.buffers[0].slice(0, end - this.bufferOffset);
        }
        return slice;
    }
    shiftBuffer() {
        this.bufferOffset += this.buffers[0].length;
        this.writeIndex--;
        this.buffers.shift();
    }
    /**
     * Parses a chunk of data and calls the corresponding callbacks.
     * @param chunk Chunk to parse.
     */
    write(chunk) {
        if (this.ended) {
            this.cbs.onerror?.(new Error(".write() after done!"));
            return;
        }
        this.buffers.push(chunk);
        if (this.tokenizer.running) {
            this.tokenizer.write(chunk);
            this.writeIndex++;
        }
    }
    /**
     * Parses the end of the buffer and clears the stack, calls onend.
     * @param chunk Optional final chunk to parse.
     */
    end(chunk) {
        if (this.ended) {
            this.cbs.onerror?.(new Error(".end() after done!"));
            return;
        }
        if (chunk)
            this.write(chunk);
        this.ended = true;
        this.tokenizer.end();
    }
    /**
     * Pauses parsing. The parser won't emit events until `resume` is called.
     */
    pause() {
        this.tokenizer.pause();
    }
    /**
     * Resumes parsing after `pause` was called.
     */
    resume() {
        this.tokenizer.resume();
        while (this.tokenizer.running &&
            this.writeIndex < this.buffers.length) {
            this.tokenizer.write(this.buffers[this.writeIndex++]);
        }
        if (this.ended)
            this.tokenizer.end();
    }
}
//# sourceMappingURL=Parser.js.map
;// CONCATENATED MODULE: ./lib/web/documents/sitemap.js


/** A sitemap has three levels and a few extensions; a parser with millions of open elements would take forever. */
const sitemap_MAX_DEPTH = 32;
/** How much is parsed between two looks at the clock, in characters. */
const PIECE = (/* unused pure expression or super */ null && (1 << 16));
/**
 * Returns the entries of an XML sitemap, undefined if the text is none; `feed` for RSS and Atom, which may serve as one.
 * `yieldIfOver` is awaited between pieces of the text: a sitemap may have 50 MB.
 */
async function readSitemap(xml, yieldIfOver) {
    const pages = [];
    const sitemaps = [];
    const lines = new LineCounter(xml);
    const open = [];
    let kind;
    let text = '';
    const parser = new Parser({
        onopentagname(qualified) {
            const name = localName(qualified);
            if (open.length === 0)
                kind = name;
            open.push(name);
            text = '';
            if (open.length > sitemap_MAX_DEPTH) {
                kind = undefined;
                parser.pause();
            }
        },
        ontext(data) {
            if (open.at(-1) === 'loc')
                text += data;
        },
        onclosetag() {
            const name = open.pop();
            if (name !== 'loc')
                return;
            const parent = open.at(-1);
            const entry = { address: text.trim(), line: lines.at(parser.startIndex) + 1 };
            if (parent === 'url' && kind === 'urlset')
                pages.push(entry);
            if (parent === 'sitemap' && kind === 'sitemapindex')
                sitemaps.push(entry);
        },
    }, { xmlMode: true });
    for (let at = 0; at < xml.length && open.length <= sitemap_MAX_DEPTH; at += PIECE) {
        parser.write(xml.slice(at, at + PIECE));
        await yieldIfOver();
    }
    parser.end();
    if (kind === 'rss' || kind === 'feed')
        return 'feed';
    return kind === 'urlset' || kind === 'sitemapindex' ? { pages, sitemaps } : undefined;
}
/** Returns a name without its prefix. */
function localName(qualified) {
    return qualified.slice(qualified.indexOf(':') + 1);
}
/** Returns the entries of a plain-text sitemap, one on each line. Undefined if one of them is no address. */
function readTextSitemap(text) {
    const pages = text
        .split(/\r\n?|\n/)
        .map((line, i) => ({ address: line.trim(), line: i + 1 }))
        .filter(({ address }) => address !== '');
    return pages.every(({ address }) => URL.canParse(address)) ? { pages, sitemaps: [] } : undefined;
}
/** Returns the addresses that a `robots.txt` gives for sitemaps: RFC 9309 leaves them to https://www.sitemaps.org. */
function sitemapsOfRobots(robots) {
    return robots
        .split(/\r\n?|\n/)
        .map((line, i) => ({ address: /^\s*sitemap\s*:\s*(\S+)/i.exec(line)?.[1] ?? '', line: i + 1 }))
        .filter(({ address }) => address !== '');
}

;// CONCATENATED MODULE: ./lib/web/documents/feed.js


/** What feeds nest, and more: a parser with millions of open elements would take forever. */
const feed_MAX_DEPTH = 64;
/** Longer ones, in characters, are no addresses. */
const feed_MAX_ADDRESS = 8_192;
const ROOTS = new Set(['rss', 'feed', 'RDF']);
/** A feed begins like this, after a declaration and comments. */
const BEGINS = /<(?:[\w-]+:)?(?:rss|feed|RDF)[\s>]/;
/** Relations whose target readers show or load (RFC 4287, RFC 5005): not endpoints for editors and hubs. */
const RELATIONS = new Set([
    'alternate',
    'current',
    'enclosure',
    'first',
    'icon',
    'last',
    'next',
    'next-archive',
    'prev-archive',
    'previous',
    'self',
]);
/** Elements whose text is an address: RSS 2.0, Atom. A `guid` or an `id` is a name, which outlives the page. */
const HOLDS_ADDRESS = new Set(['link', 'icon', 'logo']);
/** May the file be a feed, going by its first bytes? */
function beginsLikeFeed(start) {
    return BEGINS.test(start);
}
/**
 * Calls `found` for each address in an RSS or Atom feed that its readers follow or load. What entries contain is not
 * read. Returns false if the text is no feed.
 */
function scanFeed(xml, found) {
    const open = [];
    let isFeed = false;
    let hasOwnBase = false;
    let text = '';
    let textAt = 0;
    const take = (address, at) => {
        const trimmed = address?.trim() ?? '';
        // What is relative is relative to `xml:base`, or for RSS to whatever the reader thinks.
        const isKnown = /^(?:https?:)?\/\//i.test(trimmed) || (trimmed.startsWith('/') && !hasOwnBase);
        if (isKnown && trimmed.length <= feed_MAX_ADDRESS)
            found({ role: 'feed', address: trimmed, at });
    };
    const parser = new Parser_Parser({
        onopentag(qualified, attributes) {
            const name = localName(qualified);
            if (open.length === 0)
                isFeed = ROOTS.has(name);
            open.push(name);
            if (!isFeed || open.length > feed_MAX_DEPTH) {
                parser.pause();
                return;
            }
            hasOwnBase ||= attributes['xml:base'] !== undefined;
            text = '';
            textAt = parser.startIndex;
            if (name === 'link' && attributes.href !== undefined) {
                if (RELATIONS.has(attributes.rel ?? 'alternate'))
                    take(attributes.href, parser.startIndex);
            }
            else if (name === 'enclosure' || qualified.startsWith('media:'))
                take(attributes.url, parser.startIndex);
            else if (name === 'content')
                take(attributes.src, parser.startIndex);
        },
        ontext(data) {
            if (isAddress(open) && text.length <= feed_MAX_ADDRESS)
                text += data;
        },
        onclosetag() {
            if (isAddress(open))
                take(text, textAt);
            open.pop();
            text = '';
        },
    }, { xmlMode: true });
    parser.write(xml);
    parser.end();
    return isFeed;
}
function isAddress(open) {
    const last = open.at(-1) ?? '';
    return HOLDS_ADDRESS.has(last) || (last === 'url' && open.at(-2) === 'image');
}

;// CONCATENATED MODULE: ./lib/web/documents/import-map.js

/** Anything else is a bare name, which leads nowhere: https://html.spec.whatwg.org/#resolving-a-url-like-module-specifier. */
const IS_ADDRESS = /^(?:\.{0,2}\/|[a-z][a-z\d+.-]*:)/i;
/**
 * Calls `found` for each address to which an import map leads: https://html.spec.whatwg.org/#import-maps. What browsers
 * ignore in it is left out. Returns false if it is not JSON: then browsers ignore all of it.
 */
function scanImportMap(text, found) {
    return visitStrings(text, (path, address, at) => {
        const [section, scope, name] = path;
        const key = section === 'imports' && path.length === 2 ? scope : undefined;
        const scoped = section === 'scopes' && path.length === 3 ? name : undefined;
        const specifier = key ?? scoped;
        if (specifier === undefined || !IS_ADDRESS.test(address))
            return;
        // A name for a folder has to lead to one.
        if (specifier.endsWith('/') && !address.endsWith('/'))
            return;
        found({ role: 'import', address, at });
    });
}

;// CONCATENATED MODULE: ./lib/web/documents/json-feed.js

const VERSION = /^https?:\/\/(?:www\.)?jsonfeed\.org\/version\//;
/** Where addresses are, positions in lists left out: https://www.jsonfeed.org/version/1.1/. `external_url` is elsewhere. */
const json_feed_ADDRESSES = new Set([
    'home_page_url',
    'feed_url',
    'next_url',
    'icon',
    'favicon',
    'items url',
    'items image',
    'items banner_image',
    'items attachments url',
]);
/** Calls `found` for each address in a JSON feed. Returns false if the text is none. */
function scanJsonFeed(text, found) {
    const references = [];
    let isFeed = false;
    visitStrings(text, (path, address, at) => {
        const place = path.filter((key) => !/^\d+$/.test(key)).join(' ');
        if (place === 'version')
            isFeed = VERSION.test(address);
        else if (json_feed_ADDRESSES.has(place))
            references.push({ role: 'feed', address, at });
    });
    if (isFeed)
        for (const reference of references)
            found(reference);
    return isFeed;
}

;// CONCATENATED MODULE: ./lib/web/documents/json-ld.js

/** Properties of https://schema.org whose values are pages and pictures; all others are names, or templates of addresses. */
const json_ld_ADDRESSES = new Set([
    'contentUrl',
    'image',
    'item',
    'logo',
    'mainEntityOfPage',
    'thumbnailUrl',
    'url',
]);
/** An `@id` is only a name, except where it stands for the address of one of these. */
const NAMED_BY_ID = new Set(['item', 'mainEntityOfPage']);
/** Not what might be text, and no templates. */
const json_ld_IS_ADDRESS = /^(?:https?:\/)?\/[^\s{}]*$/i;
/** Calls `found` for each address of a page or picture in JSON-LD (https://www.w3.org/TR/json-ld11/). Returns false if it is not JSON. */
function scanJsonLd(text, found) {
    return visitStrings(text, (path, address, at) => {
        const keys = path.filter((key) => !/^\d+$/.test(key));
        const last = keys.at(-1);
        if (!json_ld_ADDRESSES.has(last) && !(last === '@id' && NAMED_BY_ID.has(keys.at(-2))))
            return;
        if (!keys.includes('@context') && json_ld_IS_ADDRESS.test(address))
            found({ role: 'structured', address, at });
    });
}

;// CONCATENATED MODULE: ./lib/web/documents/markdown.js

/** Longer ones, in characters, are no addresses. */
const markdown_MAX_ADDRESS = 8_192;
const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}|~{3,})/;
const INDENTED = /^(?: {4}| {0,3}\t)/;
const LIST_ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/;
const DEFINITION = /^ {0,3}\[[^\]^][^\]]{0,999}\]:[ \t]*/;
/** Markup of Markdown that is escaped stands for itself. */
const ESCAPED = /\\([!-/:-@[-`{-~])/g;
/**
 * Calls `found` for each link, picture and definition in Markdown (https://spec.commonmark.org/0.31.2/), code, comments and HTML
 * left out. Links that are only text, without any markup, are left out, too: prose shows addresses as examples.
 */
function scanMarkdown(text, role, found) {
    let fence;
    let isCode = false;
    let isBlank = true;
    let skippedUntil = '';
    let at = 0;
    for (const line of text.split('\n')) {
        const start = at;
        at += line.length + 1;
        const mark = FENCE.exec(line)?.[1];
        if (fence !== undefined) {
            if (mark?.startsWith(fence))
                fence = undefined;
            continue;
        }
        if (skippedUntil === '' && mark !== undefined) {
            fence = mark;
            continue;
        }
        isCode = INDENTED.test(line) && (isBlank || isCode) && !LIST_ITEM.test(line);
        isBlank = line.trim() === '';
        if (isBlank || isCode)
            continue;
        const { plain, open } = withoutHidden(line, skippedUntil);
        skippedUntil = open;
        for (const { address, offset } of linksOf(plain))
            found({ role, address, at: start + offset });
    }
}
/** What begins a part of a text without links, and what ends it. */
const markdown_ENDS = { '<!--': '-->', '<pre': '</pre>', '<script': '</script>' };
/** Returns a line with spaces in place of code, comments and scripts, and the mark that ends what is open at its end. */
function withoutHidden(line, until) {
    const text = withoutCodeSpans(line);
    const begins = /<!--|<pre|<script/g;
    let plain = '';
    let at = 0;
    let open = until;
    for (;;) {
        if (open !== '') {
            const end = text.indexOf(open, at);
            const next = end === -1 ? text.length : end + open.length;
            plain += ' '.repeat(next - at);
            at = next;
            if (end === -1)
                return { plain, open };
        }
        begins.lastIndex = at;
        const begin = begins.exec(text);
        plain += text.slice(at, begin?.index);
        if (begin === null)
            return { plain, open: '' };
        at = begin.index;
        open = markdown_ENDS[begin[0]] ?? '';
    }
}
/** A span ends with as many backticks as it begins with. Returns the line with spaces in place of spans. */
function withoutCodeSpans(line) {
    if (!line.includes('`'))
        return line;
    const runs = [...line.matchAll(/`+/g)].map((run) => ({ at: run.index, length: run[0].length }));
    const next = new Map();
    const endOf = runs.map(() => -1);
    for (let i = runs.length - 1; i >= 0; i--) {
        const length = runs[i]?.length ?? 0;
        endOf[i] = next.get(length) ?? -1;
        next.set(length, i);
    }
    let plain = '';
    let from = 0;
    for (let i = 0; i < runs.length; i++) {
        const end = endOf[i] ?? -1;
        const last = runs[end];
        if (last === undefined)
            continue;
        const start = runs[i]?.at ?? 0;
        plain += line.slice(from, start);
        from = last.at + last.length;
        plain += ' '.repeat(from - start);
        i = end;
    }
    return plain + line.slice(from);
}
function* linksOf(line) {
    const definition = DEFINITION.exec(line)?.[0];
    if (definition !== undefined) {
        const { address } = destination(line, definition.length, '');
        if (address !== undefined)
            yield { address, offset: 0 };
        return;
    }
    const marks = /\]\(|<(?=https?:)/gi;
    for (let mark = marks.exec(line); mark !== null; mark = marks.exec(line)) {
        if (isEscaped(line, mark.index))
            continue;
        const isAutolink = mark[0] === '<';
        const { address, end } = isAutolink
            ? autolink(line, mark.index)
            : destination(line, mark.index + mark[0].length, ')');
        if (address !== undefined)
            yield { address, offset: mark.index };
        // Each character is read once, also where there is no link.
        marks.lastIndex = Math.max(end, mark.index + 1);
    }
}
function isEscaped(line, at) {
    return line[at - 1] === '\\' && line[at - 2] !== '\\';
}
function autolink(line, at) {
    const end = line.indexOf('>', at);
    if (end === -1)
        return { address: undefined, end: line.length };
    const address = line.slice(at + 1, end);
    return { address: /[\s<]/.test(address) || address.length > markdown_MAX_ADDRESS ? undefined : address, end };
}
/** Returns the address that begins at `at`, and where it ends. `close`: what has to come after it and its title. */
function destination(line, at, close) {
    let end = at;
    while (line[end] === ' ' || line[end] === '\t')
        end++;
    const start = end;
    let address;
    if (line[start] === '<') {
        end = line.indexOf('>', start);
        if (end === -1)
            return { address: undefined, end: line.length };
        address = line.slice(start + 1, end);
        end++;
    }
    else {
        let depth = 0;
        for (; end < line.length; end++) {
            const sign = line[end] ?? '';
            if (sign === '\\')
                end++;
            else if (sign === '(')
                depth++;
            else if (sign === ')' && --depth < 0)
                break;
            else if (sign <= ' ')
                break;
        }
        address = line.slice(start, end);
    }
    const next = line.slice(end, end + 256).trimStart()[0] ?? '';
    const isLink = close === '' || next === close || (/^["'(]$/.test(next) && /\s/.test(line[end] ?? ''));
    const isUsable = isLink && address !== '' && address.length <= markdown_MAX_ADDRESS;
    return { address: isUsable ? decode_decodeHTML(address.replace(ESCAPED, '$1')) : undefined, end };
}

;// CONCATENATED MODULE: external "node:zlib"
const external_node_zlib_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
;// CONCATENATED MODULE: ./lib/web/documents/cbor.js
/** What is nested deeper is refused. */
const cbor_MAX_DEPTH = 16;
/** Ends the reading of what is no CBOR. */
class NotCbor extends Error {
}
/**
 * Returns the first item in `bytes`; undefined if they are not CBOR, are cut off, or have items of unknown length. Takes time
 * and memory proportional to the bytes, whatever they claim.
 */
function readCbor(bytes) {
    try {
        return new cbor_Reader(bytes).item(0);
    }
    catch (error) {
        if (error instanceof NotCbor)
            return undefined;
        throw error;
    }
}
class cbor_Reader {
    #bytes;
    #at = 0;
    constructor(bytes) {
        this.#bytes = bytes;
    }
    /** Reads one item: its first byte has its kind and how long it is, or where its length is. */
    item(depth) {
        if (depth > cbor_MAX_DEPTH)
            throw new NotCbor();
        const first = this.#take(1)[0] ?? 0;
        const value = this.#argument(first & 31);
        switch (first >> 5) {
            case 0:
                return value;
            case 1:
                return -1 - value;
            case 2:
                this.#take(value);
                return null;
            case 3:
                return this.#take(value).toString('utf8');
            case 4:
                return this.#items(value, depth);
            case 5:
                this.#items(value * 2, depth);
                return null;
            case 6:
                return this.item(depth + 1);
            default:
                return null;
        }
    }
    #items(count, depth) {
        const items = [];
        for (let i = 0; i < count; i++)
            items.push(this.item(depth + 1));
        return items;
    }
    #argument(info) {
        if (info < 24)
            return info;
        if (info > 27)
            throw new NotCbor();
        const bytes = this.#take(2 ** (info - 24));
        return info === 27 ? Number(bytes.readBigUInt64BE()) : bytes.readUIntBE(0, bytes.length);
    }
    #take(length) {
        const end = this.#at + length;
        if (end > this.#bytes.length)
            throw new NotCbor();
        const taken = this.#bytes.subarray(this.#at, end);
        this.#at = end;
        return taken;
    }
}

;// CONCATENATED MODULE: ./lib/web/documents/pagefind.js
/**
 * The index of Pagefind (https://pagefind.app), a search that runs in the browser: which files it loads. Read in
 * `pagefind.js` of the npm package, 1.0.4 to 1.6.0, in 2026-11; another major version may have others, so it is not checked.
 */



const IS_KNOWN = /^1\./;
/** What a file is named after: the language and a hash. */
const IS_NAME = /^[\w-]{1,100}$/;
/** The names of the files that list all others, as the entry names them. */
const PAGEFIND_META = /^pagefind\.[\w-]+\.pf_meta$/;
/** Calls `found` for the files of each language that `pagefind-entry.json` names. Returns false if it is not JSON. */
function scanPagefindEntry(text, found) {
    let version = '';
    const references = [];
    const modules = new Set();
    const languages = new Map();
    const isJson = visitStrings(text, ([first = '', language = '', key], value, at) => {
        const isOfLanguage = first === 'languages' && IS_NAME.test(value);
        if (first === 'version')
            version = value;
        else if (isOfLanguage && key === 'hash') {
            languages.set(language, at);
            references.push({ role: 'search', address: `pagefind.${value}.pf_meta`, at });
        }
        else if (isOfLanguage && key === 'wasm') {
            modules.add(language);
            references.push({ role: 'search', address: `wasm.${value}.pagefind`, at });
        }
    });
    if (!IS_KNOWN.test(version))
        return isJson;
    for (const [language, at] of languages)
        if (!modules.has(language))
            references.push({ role: 'search', address: 'wasm.unknown.pagefind', at });
    for (const reference of references.sort((a, b) => a.at - b.at))
        found(reference);
    return isJson;
}
/** What stands before the CBOR, so that browsers know whether the server has decompressed it. */
const SIGNATURE = Buffer.from('pagefind_dcd');
/** A larger list, in bytes, is not read. */
const pagefind_MAX_META = 64 << 20;
/**
 * Calls `found` for each file that the index of one language consists of, as its `.pf_meta` lists them: pages, or groups
 * of them, words, and filters. Returns false if it is damaged.
 */
function scanPagefindMeta(bytes, found) {
    const meta = decompressed(bytes);
    if (meta === undefined || !meta.subarray(0, SIGNATURE.length).equals(SIGNATURE))
        return false;
    const content = readCbor(meta.subarray(SIGNATURE.length));
    if (!isList(content))
        return false;
    const [version, pages, words, filters] = content;
    if (typeof version !== 'string')
        return false;
    if (!IS_KNOWN.test(version))
        return true;
    const files = (folder, ending, names) => {
        for (const name of new Set(names))
            if (typeof name === 'string' && IS_NAME.test(name))
                found({ role: 'search', address: `${folder}/${name}.${ending}`, at: 0 });
    };
    files('fragment', 'pf_fragment', eachOf(pages, ([hash = null, , group]) => group || hash));
    files('index', 'pf_index', eachOf(words, ([, , hash = null]) => hash));
    files('filter', 'pf_filter', eachOf(filters, ([, hash = null]) => hash));
    return true;
}
function decompressed(bytes) {
    if (bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE))
        return bytes;
    try {
        return (0,external_node_zlib_namespaceObject.gunzipSync)(bytes, { maxOutputLength: pagefind_MAX_META });
    }
    catch {
        // Whatever zlib says, browsers cannot read it either.
        return undefined;
    }
}
function isList(value) {
    return Array.isArray(value);
}
function eachOf(list, pick) {
    return isList(list) ? list.flatMap((entry) => (isList(entry) ? [pick(entry)] : [])) : [];
}

;// CONCATENATED MODULE: ./lib/web/documents/speculation-rules.js

const ACTIONS = new Set([
    'prefetch',
    'prerender',
    'prefetch_with_subresources',
]);
/** With these, nothing is loaded before somebody is about to follow a link. */
const LATER = new Set(['moderate', 'conservative']);
/**
 * Calls `found` for each address that speculation rules in a page list: https://html.spec.whatwg.org/#speculative-loading.
 * Patterns (`where`) only choose among the links that a page has. Returns false if the text is not JSON.
 */
function scanSpeculationRules(text, found) {
    const listed = [];
    const eagerness = new Map();
    const isJson = visitStrings(text, ([action, index, key, ...rest], value, at) => {
        if (!ACTIONS.has(action))
            return;
        const rule = `${action} ${index}`;
        if (key === 'eagerness' && rest.length === 0)
            eagerness.set(rule, value);
        if (key === 'urls' && rest.length === 1)
            listed.push({ rule, address: value, at });
    });
    for (const { rule, address, at } of listed) {
        const role = LATER.has(eagerness.get(rule)) ? 'preload-later' : 'preload';
        found({ role, address, at });
    }
    return isJson;
}

;// CONCATENATED MODULE: ./lib/web/documents/web-manifest.js

/** Where addresses are in a manifest, positions in lists left out: https://www.w3.org/TR/appmanifest/. */
const web_manifest_ADDRESSES = new Map([
    ['start_url', 'app-page'],
    ['icons src', 'app-picture'],
    ['screenshots src', 'app-picture'],
    ['shortcuts url', 'app-page'],
    ['shortcuts icons src', 'app-picture'],
]);
/** Calls `found` for each picture and page that a web manifest names. Returns false if it is not JSON. */
function scanWebManifest(text, found) {
    return visitStrings(text, (path, address, at) => {
        const role = web_manifest_ADDRESSES.get(path.filter((key) => !/^\d+$/.test(key)).join(' '));
        if (role !== undefined && address !== '')
            found({ role, address, at });
    });
}

;// CONCATENATED MODULE: ./lib/web/documents/documents.js
/** Documents other than pages, and data within pages, that hold addresses. */








/** The first entry that matches a name counts. */
const DOCUMENTS = [
    { title: 'the web manifest', names: /\.webmanifest$/i, scan: scanWebManifest, isCertain: true },
    { title: 'the web manifest', names: /(?:^|\/)(?:site\.)?manifest\.json$/i, scan: scanWebManifest },
    {
        title: 'the search index',
        names: /(?:^|\/)pagefind-entry\.json$/,
        scan: scanPagefindEntry,
        isCertain: true,
        parts: { names: PAGEFIND_META, scan: scanPagefindMeta },
    },
    { title: 'the feed', names: /(?:^|[/._-])feed[^/]*\.json$/i, scan: scanJsonFeed },
    {
        title: 'the feed',
        names: /\.(?:xml|rss|atom|rdf)$|(?:^|\/)(?:feed|rss|atom)$/i,
        scan: scanFeed,
        begins: beginsLikeFeed,
    },
    { title: 'llms.txt', names: /(?:^|\/)llms\.txt$/, scan: scanLlms },
    { title: 'the Markdown', names: /\.(?:md|markdown)$/i, scan: scanPublishedMarkdown },
];
function scanLlms(text, found) {
    scanMarkdown(text, 'llms', (reference) => {
        if (!isTemplate(reference.address))
            found(reference);
    });
    return true;
}
/**
 * Relative links are mostly written for a repository, where the file has other neighbours: only what names the site or
 * its root is checked.
 */
function scanPublishedMarkdown(text, found) {
    scanMarkdown(text, 'markdown', (reference) => {
        const isRooted = /^(?:\/|https?:\/\/)/i.test(reference.address);
        if (isRooted && !isTemplate(reference.address))
            found(reference);
    });
    return true;
}
/** Does an address still have to be filled in? */
function isTemplate(address) {
    return /[{}]|<%/.test(address);
}
/** Data in pages. What Next has there is no list of addresses. */
const documents_DATA = {
    'import-map': { title: 'an import map', scan: scanImportMap },
    'speculation-rules': { title: 'speculation rules', scan: scanSpeculationRules },
    'json-ld': { title: 'JSON-LD', scan: scanJsonLd },
};
/** Larger files, in bytes, are not read; nor is longer data in a page, in characters. */
const MAX_DOCUMENT = 4 << 20;
/** Returns what a file of that name is read as; undefined if it is not read. */
function documentOf(name) {
    return DOCUMENTS.find(({ names }) => names.test(name));
}
/** Is this the name of a document that is read? */
function isDocument(name) {
    return documentOf(name) !== undefined;
}

;// CONCATENATED MODULE: ./node_modules/js-tokens/index.js
// Copyright 2014, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023 Simon Lydell
// License: MIT.
var HashbangComment, Identifier, JSXIdentifier, JSXPunctuator, JSXString, JSXText, KeywordsWithExpressionAfter, KeywordsWithNoLineTerminatorAfter, LineTerminatorSequence, MultiLineComment, Newline, NumericLiteral, Punctuator, RegularExpressionLiteral, SingleLineComment, StringLiteral, Template, TokensNotPrecedingObjectLiteral, TokensPrecedingExpression, WhiteSpace, jsTokens;
RegularExpressionLiteral = /\/(?![*\/])(?:\[(?:[^\]\\\n\r\u2028\u2029]+|\\.)*\]?|[^\/[\\\n\r\u2028\u2029]+|\\.)*(\/[$_\u200C\u200D\p{ID_Continue}]*|\\)?/yu;
Punctuator = /--|\+\+|=>|\.{3}|\??\.(?!\d)|(?:&&|\|\||\?\?|[+\-%&|^]|\*{1,2}|<{1,2}|>{1,3}|!=?|={1,2}|\/(?![\/*]))=?|[?~,:;[\](){}]/y;
Identifier = /(\x23?)(?=[$_\p{ID_Start}\\])(?:[$_\u200C\u200D\p{ID_Continue}]+|\\u[\da-fA-F]{4}|\\u\{[\da-fA-F]+\})+/yu;
StringLiteral = /(['"])(?:[^'"\\\n\r]+|(?!\1)['"]|\\(?:\r\n|[^]))*(\1)?/y;
NumericLiteral = /(?:0[xX][\da-fA-F](?:_?[\da-fA-F])*|0[oO][0-7](?:_?[0-7])*|0[bB][01](?:_?[01])*)n?|0n|[1-9](?:_?\d)*n|(?:(?:0(?!\d)|0\d*[89]\d*|[1-9](?:_?\d)*)(?:\.(?:\d(?:_?\d)*)?)?|\.\d(?:_?\d)*)(?:[eE][+-]?\d(?:_?\d)*)?|0[0-7]+/y;
Template = /[`}](?:[^`\\$]+|\\[^]|\$(?!\{))*(`|\$\{)?/y;
WhiteSpace = /[\t\v\f\ufeff\p{Zs}]+/yu;
LineTerminatorSequence = /\r?\n|[\r\u2028\u2029]/y;
MultiLineComment = /\/\*(?:[^*]+|\*(?!\/))*(\*\/)?/y;
SingleLineComment = /\/\/.*/y;
HashbangComment = /^#!.*/;
JSXPunctuator = /[<>.:={}]|\/(?![\/*])/y;
JSXIdentifier = /[$_\p{ID_Start}][$_\u200C\u200D\p{ID_Continue}-]*/yu;
JSXString = /(['"])(?:[^'"]+|(?!\1)['"])*(\1)?/y;
JSXText = /[^<>{}]+/y;
TokensPrecedingExpression = /^(?:[\/+-]|\.{3}|\?(?:InterpolationIn(?:JSX|Template)|NoLineTerminatorHere|NonExpressionParenEnd|UnaryIncDec))?$|[{}([,;<>=*%&|^!~?:]$/;
TokensNotPrecedingObjectLiteral = /^(?:=>|[;\]){}]|else|\?(?:NoLineTerminatorHere|NonExpressionParenEnd))?$/;
KeywordsWithExpressionAfter = /^(?:await|case|default|delete|do|else|instanceof|new|return|throw|typeof|void|yield)$/;
KeywordsWithNoLineTerminatorAfter = /^(?:return|throw|yield)$/;
Newline = RegExp(LineTerminatorSequence.source);
jsTokens = function*(input, {jsx = false} = {}) {
	var braces, firstCodePoint, isExpression, lastIndex, lastSignificantToken, length, match, mode, nextLastIndex, nextLastSignificantToken, parenNesting, postfixIncDec, punctuator, stack;
	({length} = input);
	lastIndex = 0;
	lastSignificantToken = "";
	stack = [
		{tag: "JS"}
	];
	braces = [];
	parenNesting = 0;
	postfixIncDec = false;
	if (match = HashbangComment.exec(input)) {
		yield ({
			type: "HashbangComment",
			value: match[0]
		});
		lastIndex = match[0].length;
	}
	while (lastIndex < length) {
		mode = stack[stack.length - 1];
		switch (mode.tag) {
			case "JS":
			case "JSNonExpressionParen":
			case "InterpolationInTemplate":
			case "InterpolationInJSX":
				if (input[lastIndex] === "/" && (TokensPrecedingExpression.test(lastSignificantToken) || KeywordsWithExpressionAfter.test(lastSignificantToken))) {
					RegularExpressionLiteral.lastIndex = lastIndex;
					if (match = RegularExpressionLiteral.exec(input)) {
						lastIndex = RegularExpressionLiteral.lastIndex;
						lastSignificantToken = match[0];
						postfixIncDec = true;
						yield ({
							type: "RegularExpressionLiteral",
							value: match[0],
							closed: match[1] !== void 0 && match[1] !== "\\"
						});
						continue;
					}
				}
				Punctuator.lastIndex = lastIndex;
				if (match = Punctuator.exec(input)) {
					punctuator = match[0];
					nextLastIndex = Punctuator.lastIndex;
					nextLastSignificantToken = punctuator;
					switch (punctuator) {
						case "(":
							if (lastSignificantToken === "?NonExpressionParenKeyword") {
								stack.push({
									tag: "JSNonExpressionParen",
									nesting: parenNesting
								});
							}
							parenNesting++;
							postfixIncDec = false;
							break;
						case ")":
							parenNesting--;
							postfixIncDec = true;
							if (mode.tag === "JSNonExpressionParen" && parenNesting === mode.nesting) {
								stack.pop();
								nextLastSignificantToken = "?NonExpressionParenEnd";
								postfixIncDec = false;
							}
							break;
						case "{":
							Punctuator.lastIndex = 0;
							isExpression = !TokensNotPrecedingObjectLiteral.test(lastSignificantToken) && (TokensPrecedingExpression.test(lastSignificantToken) || KeywordsWithExpressionAfter.test(lastSignificantToken));
							braces.push(isExpression);
							postfixIncDec = false;
							break;
						case "}":
							switch (mode.tag) {
								case "InterpolationInTemplate":
									if (braces.length === mode.nesting) {
										Template.lastIndex = lastIndex;
										match = Template.exec(input);
										lastIndex = Template.lastIndex;
										lastSignificantToken = match[0];
										if (match[1] === "${") {
											lastSignificantToken = "?InterpolationInTemplate";
											postfixIncDec = false;
											yield ({
												type: "TemplateMiddle",
												value: match[0]
											});
										} else {
											stack.pop();
											postfixIncDec = true;
											yield ({
												type: "TemplateTail",
												value: match[0],
												closed: match[1] === "`"
											});
										}
										continue;
									}
									break;
								case "InterpolationInJSX":
									if (braces.length === mode.nesting) {
										stack.pop();
										lastIndex += 1;
										lastSignificantToken = "}";
										yield ({
											type: "JSXPunctuator",
											value: "}"
										});
										continue;
									}
							}
							postfixIncDec = braces.pop();
							nextLastSignificantToken = postfixIncDec ? "?ExpressionBraceEnd" : "}";
							break;
						case "]":
							postfixIncDec = true;
							break;
						case "++":
						case "--":
							nextLastSignificantToken = postfixIncDec ? "?PostfixIncDec" : "?UnaryIncDec";
							break;
						case "<":
							if (jsx && (TokensPrecedingExpression.test(lastSignificantToken) || KeywordsWithExpressionAfter.test(lastSignificantToken))) {
								stack.push({tag: "JSXTag"});
								lastIndex += 1;
								lastSignificantToken = "<";
								yield ({
									type: "JSXPunctuator",
									value: punctuator
								});
								continue;
							}
							postfixIncDec = false;
							break;
						default:
							postfixIncDec = false;
					}
					lastIndex = nextLastIndex;
					lastSignificantToken = nextLastSignificantToken;
					yield ({
						type: "Punctuator",
						value: punctuator
					});
					continue;
				}
				Identifier.lastIndex = lastIndex;
				if (match = Identifier.exec(input)) {
					lastIndex = Identifier.lastIndex;
					nextLastSignificantToken = match[0];
					switch (match[0]) {
						case "for":
						case "if":
						case "while":
						case "with":
							if (lastSignificantToken !== "." && lastSignificantToken !== "?.") {
								nextLastSignificantToken = "?NonExpressionParenKeyword";
							}
					}
					lastSignificantToken = nextLastSignificantToken;
					postfixIncDec = !KeywordsWithExpressionAfter.test(match[0]);
					yield ({
						type: match[1] === "#" ? "PrivateIdentifier" : "IdentifierName",
						value: match[0]
					});
					continue;
				}
				StringLiteral.lastIndex = lastIndex;
				if (match = StringLiteral.exec(input)) {
					lastIndex = StringLiteral.lastIndex;
					lastSignificantToken = match[0];
					postfixIncDec = true;
					yield ({
						type: "StringLiteral",
						value: match[0],
						closed: match[2] !== void 0
					});
					continue;
				}
				NumericLiteral.lastIndex = lastIndex;
				if (match = NumericLiteral.exec(input)) {
					lastIndex = NumericLiteral.lastIndex;
					lastSignificantToken = match[0];
					postfixIncDec = true;
					yield ({
						type: "NumericLiteral",
						value: match[0]
					});
					continue;
				}
				Template.lastIndex = lastIndex;
				if (match = Template.exec(input)) {
					lastIndex = Template.lastIndex;
					lastSignificantToken = match[0];
					if (match[1] === "${") {
						lastSignificantToken = "?InterpolationInTemplate";
						stack.push({
							tag: "InterpolationInTemplate",
							nesting: braces.length
						});
						postfixIncDec = false;
						yield ({
							type: "TemplateHead",
							value: match[0]
						});
					} else {
						postfixIncDec = true;
						yield ({
							type: "NoSubstitutionTemplate",
							value: match[0],
							closed: match[1] === "`"
						});
					}
					continue;
				}
				break;
			case "JSXTag":
			case "JSXTagEnd":
				JSXPunctuator.lastIndex = lastIndex;
				if (match = JSXPunctuator.exec(input)) {
					lastIndex = JSXPunctuator.lastIndex;
					nextLastSignificantToken = match[0];
					switch (match[0]) {
						case "<":
							stack.push({tag: "JSXTag"});
							break;
						case ">":
							stack.pop();
							if (lastSignificantToken === "/" || mode.tag === "JSXTagEnd") {
								nextLastSignificantToken = "?JSX";
								postfixIncDec = true;
							} else {
								stack.push({tag: "JSXChildren"});
							}
							break;
						case "{":
							stack.push({
								tag: "InterpolationInJSX",
								nesting: braces.length
							});
							nextLastSignificantToken = "?InterpolationInJSX";
							postfixIncDec = false;
							break;
						case "/":
							if (lastSignificantToken === "<") {
								stack.pop();
								if (stack[stack.length - 1].tag === "JSXChildren") {
									stack.pop();
								}
								stack.push({tag: "JSXTagEnd"});
							}
					}
					lastSignificantToken = nextLastSignificantToken;
					yield ({
						type: "JSXPunctuator",
						value: match[0]
					});
					continue;
				}
				JSXIdentifier.lastIndex = lastIndex;
				if (match = JSXIdentifier.exec(input)) {
					lastIndex = JSXIdentifier.lastIndex;
					lastSignificantToken = match[0];
					yield ({
						type: "JSXIdentifier",
						value: match[0]
					});
					continue;
				}
				JSXString.lastIndex = lastIndex;
				if (match = JSXString.exec(input)) {
					lastIndex = JSXString.lastIndex;
					lastSignificantToken = match[0];
					yield ({
						type: "JSXString",
						value: match[0],
						closed: match[2] !== void 0
					});
					continue;
				}
				break;
			case "JSXChildren":
				JSXText.lastIndex = lastIndex;
				if (match = JSXText.exec(input)) {
					lastIndex = JSXText.lastIndex;
					lastSignificantToken = match[0];
					yield ({
						type: "JSXText",
						value: match[0]
					});
					continue;
				}
				switch (input[lastIndex]) {
					case "<":
						stack.push({tag: "JSXTag"});
						lastIndex++;
						lastSignificantToken = "<";
						yield ({
							type: "JSXPunctuator",
							value: "<"
						});
						continue;
					case "{":
						stack.push({
							tag: "InterpolationInJSX",
							nesting: braces.length
						});
						lastIndex++;
						lastSignificantToken = "?InterpolationInJSX";
						postfixIncDec = false;
						yield ({
							type: "JSXPunctuator",
							value: "{"
						});
						continue;
				}
		}
		WhiteSpace.lastIndex = lastIndex;
		if (match = WhiteSpace.exec(input)) {
			lastIndex = WhiteSpace.lastIndex;
			yield ({
				type: "WhiteSpace",
				value: match[0]
			});
			continue;
		}
		LineTerminatorSequence.lastIndex = lastIndex;
		if (match = LineTerminatorSequence.exec(input)) {
			lastIndex = LineTerminatorSequence.lastIndex;
			postfixIncDec = false;
			if (KeywordsWithNoLineTerminatorAfter.test(lastSignificantToken)) {
				lastSignificantToken = "?NoLineTerminatorHere";
			}
			yield ({
				type: "LineTerminatorSequence",
				value: match[0]
			});
			continue;
		}
		MultiLineComment.lastIndex = lastIndex;
		if (match = MultiLineComment.exec(input)) {
			lastIndex = MultiLineComment.lastIndex;
			if (Newline.test(match[0])) {
				postfixIncDec = false;
				if (KeywordsWithNoLineTerminatorAfter.test(lastSignificantToken)) {
					lastSignificantToken = "?NoLineTerminatorHere";
				}
			}
			yield ({
				type: "MultiLineComment",
				value: match[0],
				closed: match[1] !== void 0
			});
			continue;
		}
		SingleLineComment.lastIndex = lastIndex;
		if (match = SingleLineComment.exec(input)) {
			lastIndex = SingleLineComment.lastIndex;
			postfixIncDec = false;
			yield ({
				type: "SingleLineComment",
				value: match[0]
			});
			continue;
		}
		firstCodePoint = String.fromCodePoint(input.codePointAt(lastIndex));
		lastIndex += firstCodePoint.length;
		lastSignificantToken = firstCodePoint;
		postfixIncDec = false;
		yield ({
			type: mode.tag.startsWith("JSX") ? "JSXInvalid" : "Invalid",
			value: firstCodePoint
		});
	}
	return void 0;
};
/* harmony default export */ const js_tokens = (jsTokens);

;// CONCATENATED MODULE: ./lib/web/documents/scripts.js

// White space is named: `\s` matches the byte A0, too, with which letters such as à end in UTF-8.
const ADDRESS = /^(?:https?|wss?):\/\/[^/\t\n\v\f\r "'`\\.]+\.[^\t\n\v\f\r ]*$/i;
/** Stricter, because more than addresses begins with two slashes in a script. */
const WITHOUT_SCHEME = /^\/\/[\w-]+\.[\w.-]+\/[^\t\n\v\f\r ]*$/;
const scripts_WORTH_READING = /(?:https?|wss?):\/\/|["'`]\/\/\w/i;
/** The length of an address in a script, in characters; what is longer holds data. */
const scripts_MAX_ADDRESS = 8_192;
/** An address that ends like this is a file to run, to apply or to draw with, wherever it occurs. */
const LOADABLE = /\.(?:m?js|css|wasm|woff2?|ttf|otf)(?:[?#]|$)/i;
/** Calls that fetch their first argument, and properties that fetch what is assigned to them. */
const FETCHING_CALL = new Set([
    'fetch',
    'import',
    'importScripts',
    'sendBeacon',
    'Worker',
    'SharedWorker',
    'WebSocket',
    'EventSource',
    'FontFace',
    'getJSON',
    'getScript',
    'axios',
]);
/** Libraries with methods that fetch their first argument. */
const CLIENTS = new Set(['axios', '$', 'jQuery', 'ky', 'superagent']);
const CLIENT_METHODS = new Set([
    'ajax',
    'delete',
    'get',
    'head',
    'patch',
    'post',
    'put',
    'request',
]);
/** As `xhr.open` takes them, in quotes. */
const METHOD = /^["'`](?:GET|HEAD|POST|PUT|PATCH|DELETE)["'`]$/i;
const FETCHING_PROPERTY = new Set(['src', 'srcset']);
const MEANS_NOTHING = new Set([
    'WhiteSpace',
    'LineTerminatorSequence',
    'MultiLineComment',
    'SingleLineComment',
]);
/** Operators that apply only to the last part of what was put together. */
const BINDS_CLOSER = new Set(['.', '?.', '[', '(', '*', '/', '%', '**']);
/** What follows a whole expression: punctuation, or the first word of the next statement. */
const FOLLOWS_EXPRESSION = /^(?:[;,)\]}]?$|[\w$"'`])/;
const DECLARES = new Set(['const', 'let', 'var', 'function', 'class']);
/** Shorter names of constants come from minifiers, which use each for many things. */
const MIN_NAME = 3;
/**
 * Calls `found` for each address in a script, a string of bytes, that the script seems to load: the first argument of what fetches, what
 * is assigned to `src`, a module's name, or anything that ends like a script, a style sheet or a font. All other
 * addresses in scripts are links, namespaces and help texts as a rule. What is put together from literals and
 * constants counts as one. `at` is an offset. Throws a RangeError when a token is too long for the tokenizer.
 */
function scanScript(code, found) {
    if (!scripts_WORTH_READING.test(code))
        return;
    const reader = new ScriptReader(found);
    let at = 0;
    for (const token of js_tokens(code)) {
        if (!MEANS_NOTHING.has(token.type))
            reader.take(token, at);
        at += token.value.length;
    }
    reader.end();
}
class ScriptReader {
    #found;
    #before = ['', '', '', ''];
    /** What is being put together, with `+` or in a template. */
    #parts = [];
    #inTemplate = false;
    /** Is there a `+`, or a `${`, and the next part still to come? */
    #awaitsPart = false;
    #constants = new Map();
    #declared = new Set();
    #ambiguous = new Set();
    constructor(found) {
        this.#found = found;
    }
    take(token, at) {
        const [first, second, third] = this.#before;
        if (DECLARES.has(first))
            this.#declare(token.value);
        if (!this.#goesOn(token, at)) {
            this.#settle(token.value);
            this.#begin(token, at);
        }
        this.#before = [token.value, first, second, third];
    }
    end() {
        this.#settle('');
    }
    /** Two of one name are in two scopes, and it is not known which is meant. */
    #declare(name) {
        if (this.#declared.has(name)) {
            this.#ambiguous.add(name);
            this.#constants.delete(name);
        }
        this.#declared.add(name);
    }
    #begin(token, at) {
        this.#inTemplate = token.type === 'TemplateHead';
        this.#awaitsPart = this.#inTemplate;
        const part = this.#inTemplate ? this.#literal(token, at) : this.#partOf(token, at);
        this.#parts = part === undefined ? [] : [part];
    }
    /** Returns whether a token belongs to what is being put together. */
    #goesOn(token, at) {
        if (this.#parts.length === 0)
            return false;
        if (this.#awaitsPart) {
            const part = this.#partOf(token, at);
            if (part === undefined || (this.#inTemplate && !part.isConstant))
                return false;
            this.#parts.push(part);
            this.#awaitsPart = false;
            return true;
        }
        if (this.#inTemplate) {
            if (token.type !== 'TemplateMiddle' && token.type !== 'TemplateTail')
                return false;
            this.#parts.push(this.#literal(token, at));
            this.#inTemplate = token.type === 'TemplateMiddle';
            this.#awaitsPart = this.#inTemplate;
            return true;
        }
        this.#awaitsPart = token.value === '+';
        return this.#awaitsPart;
    }
    #literal(token, at) {
        return { text: scripts_textOf(token), at, before: this.#before, isConstant: false };
    }
    #partOf(token, at) {
        if (token.type === 'StringLiteral' || token.type === 'NoSubstitutionTemplate')
            return this.#literal(token, at);
        const text = token.type === 'IdentifierName' ? this.#constants.get(token.value) : undefined;
        const isProperty = this.#before[0] === '.' || this.#before[0] === '?.';
        if (text === undefined || isProperty)
            return undefined;
        return { text, at, before: this.#before, isConstant: true };
    }
    /** Judges what was put together, now that the token after it is known. */
    #settle(next) {
        const [first, ...more] = this.#parts;
        if (first === undefined)
            return;
        const known = !this.#awaitsPart && BINDS_CLOSER.has(next) ? more.slice(0, -1) : more;
        const text = joined([first, ...known]);
        if (!this.#awaitsPart && FOLLOWS_EXPRESSION.test(next))
            this.#remember(first.before, text);
        // What comes before the first `+` is not known.
        const isOne = known.length > 0 && first.before[0] !== '+';
        if (isOne && loads(text, first.before))
            this.#found(text, first.at);
        else
            for (const part of this.#parts)
                this.#judge(part);
    }
    #judge({ text, at, before, isConstant }) {
        // Where a constant is defined, its own text is judged.
        if (isConstant ? scripts_isAddress(text) && isFetched(before) : loads(text, before))
            this.#found(text, at);
    }
    #remember([assigned, name, keyword], text) {
        if (assigned !== '=' || keyword !== 'const' || name.length < MIN_NAME || text === '')
            return;
        if (!this.#ambiguous.has(name))
            this.#constants.set(name, text);
    }
}
/** Returns the text of the parts, empty if it is too long to be an address. */
function joined(parts) {
    const length = parts.reduce((sum, { text }) => sum + text.length, 0);
    return length > scripts_MAX_ADDRESS ? '' : parts.map(({ text }) => text).join('');
}
/** Returns the content of a string or of a part of a template. */
function scripts_textOf({ type, value }) {
    return value.slice(1, type === 'TemplateHead' || type === 'TemplateMiddle' ? -2 : -1);
}
function loads(text, before) {
    return scripts_isAddress(text) && (LOADABLE.test(text) || isFetched(before));
}
function scripts_isAddress(text) {
    return text.length <= scripts_MAX_ADDRESS && (ADDRESS.test(text) || WITHOUT_SCHEME.test(text));
}
function isFetched([previous, name, third, fourth]) {
    if (previous === 'from' || previous === 'import')
        return true;
    if (previous === '(')
        return FETCHING_CALL.has(name) || (third === '.' && CLIENTS.has(fourth) && CLIENT_METHODS.has(name));
    // `x.src = …`, `x.setAttribute('src', …)`, and `x.open('GET', …)`.
    if (previous === '=')
        return third === '.' && FETCHING_PROPERTY.has(name);
    if (previous !== ',' || third !== '(')
        return false;
    return FETCHING_PROPERTY.has(name.slice(1, -1)) || (fourth === 'open' && METHOD.test(name));
}

;// CONCATENATED MODULE: ./lib/check/pool/styles-and-scripts.js
/** Style sheets and scripts, whether they are files or part of a page: their addresses, checked. */



/** The base for addresses in scripts that have no scheme. */
const styles_and_scripts_NO_PAGE = 'https://site.invalid/';
/** Returns a line of a file as the location of an occurrence. */
function atLine(page, line) {
    return { page, line: () => line };
}
/** Returns what an address in a style sheet is for. */
function useOf({ isPicture }) {
    return isPicture ? 'media' : 'load';
}
/** Checks an address that a style sheet loads. `isSecure`: as for `check`. */
function checkStyleAddress(checker, address, base, where, isSecure) {
    const value = byte_strings_toBytes(address.value);
    if (address.modern === undefined)
        checker.check(useOf(address), value, base, where, isSecure);
    else
        checker.checkOldFont(value, address.modern, base, where);
}
/** Counts the addresses of other hosts that a script seems to load. `firstLine`: the line on which it starts. */
function checkScript(checker, code, page, firstLine) {
    const lines = new line_counter_LineCounter(code);
    try {
        scanScript(code, (address, offset) => {
            const { host } = URL.parse(byte_strings_toText(address), styles_and_scripts_NO_PAGE) ?? {};
            if (host === undefined || host === checker.ownHost)
                return;
            const where = atLine(page, firstLine + lines.at(offset));
            checker.counter.count('external-script-address', address, where);
        });
    }
    catch (error) {
        // Strings with millions of escapes in them are beyond the regular expressions of the tokenizer.
        if (!(error instanceof RangeError))
            throw error;
        checker.counter.count('unreadable-script', page, atLine(page, firstLine));
    }
}

;// CONCATENATED MODULE: ./lib/check/pool/documents.js
/** Documents other than pages, and data within pages: their addresses, checked. */







/** How much of a file shows what it is, in bytes. */
const START = 4_096;
/** Checks the addresses in a document of the site. Throws what the file system throws. */
function checkDocument(checker, root, name) {
    const document = documentOf(name);
    if (document === undefined)
        return;
    const { text, isTooLarge } = contentOf(pathOf(root, name), document);
    const miss = (why) => checker.counter.count('unreadable-data', name, atLine(name, 1), name, { what: document.title, why });
    if (isTooLarge)
        miss('it is too large');
    if (text === undefined)
        return;
    const base = checker.addresses.baseOfFile(name);
    const found = referencesTo(checker, text, base, { page: name, line: 1 });
    const parts = new Set();
    const isRead = document.scan(text, (reference) => {
        if (document.parts?.names.test(reference.address))
            parts.add(reference.address);
        found(reference);
    });
    if (!isRead && document.isCertain)
        miss('it is not valid JSON');
    const folder = name.slice(0, name.lastIndexOf('/') + 1);
    for (const part of parts)
        checkPart(checker, root, folder + part, document);
}
/** Checks the addresses in a file that a document names, if the site has it. */
function checkPart(checker, root, name, { title, parts }) {
    if (parts === undefined || !checker.files.has(name))
        return;
    const path = pathOf(root, name);
    const where = finding_counter_wholeFile(name);
    const miss = (why) => checker.counter.count('unreadable-data', name, where, name, { what: title, why });
    if ((0,external_node_fs_namespaceObject.statSync)(path).size > MAX_DOCUMENT) {
        miss('it is too large');
        return;
    }
    const base = checker.addresses.baseOfFile(name);
    const isRead = parts.scan((0,external_node_fs_namespaceObject.readFileSync)(path), ({ role, address }) => checker.checkReference(role, byte_strings_toBytes(address), base, where));
    if (!isRead)
        miss('it is damaged');
}
/** Checks the addresses in data of a page, which is a string of bytes. */
function checkData(checker, kind, bytes, base, start) {
    if (kind === 'next-data')
        return;
    const text = byte_strings_toText(bytes);
    if (text.length > MAX_DOCUMENT)
        countLargeData(checker, kind, start);
    else if (!documents_DATA[kind].scan(text, referencesTo(checker, text, base, start)))
        countUnread(checker, kind, start, 'it is not valid JSON, so that it has no effect');
}
/** Counts data of a page that is too large to read. */
function countLargeData(checker, kind, start) {
    countUnread(checker, kind, start, 'it is too large');
}
function countUnread(checker, kind, { page, line }, why) {
    if (kind === 'next-data')
        return;
    checker.counter.count('unreadable-data', page, atLine(page, line), page, { what: documents_DATA[kind].title, why });
}
function referencesTo(checker, text, base, start) {
    const lines = new line_counter_LineCounter(text);
    return ({ role, address, at }) => {
        const where = atLine(start.page, start.line + lines.at(at));
        checker.checkReference(role, byte_strings_toBytes(address), base, where, start.isSecure);
    };
}
/** Returns no text for a file that is not of that kind, or too large. */
function contentOf(path, { begins }) {
    const file = (0,external_node_fs_namespaceObject.openSync)(path, 'r');
    try {
        if (begins !== undefined) {
            const start = Buffer.allocUnsafe(START);
            if (!begins(start.toString('latin1', 0, (0,external_node_fs_namespaceObject.readSync)(file, start, 0, START, 0))))
                return {};
        }
        if ((0,external_node_fs_namespaceObject.fstatSync)(file).size > MAX_DOCUMENT)
            return { isTooLarge: true };
        return { text: (0,external_node_fs_namespaceObject.readFileSync)(file, 'utf8') };
    }
    finally {
        (0,external_node_fs_namespaceObject.closeSync)(file);
    }
}

;// CONCATENATED MODULE: ./lib/check/pool/page-scan.js












/** How many different anchors are checked that a page links to in itself before it has them. */
const MAX_AWAITED = 1_000_000;
/** How many canonical addresses of one page are checked. */
const MAX_CANONICALS = 10;
/** How deep frames within frames are read. */
const MAX_FRAME_DEPTH = 3;
/** How many loads by http of one page wait until it is known whether that is a mistake. */
const MAX_INSECURE = 1_000;
/** Checks what is in one page, or in a frame within it. */
class PageScan {
    page;
    /** Does the page ask search engines to leave it out? */
    isUnlisted = false;
    /** What loads the data of the page when a reader follows a link to it; undefined if nothing is known to. */
    router;
    #ids = new NumberSet();
    #runsScript = false;
    #isDrawing;
    /** Its own anchors that it has links to, as fingerprints. */
    #linked = new NumberSet();
    #checker;
    #reader;
    #text;
    #pageBase;
    /** What links are relative to: they are resolved when they are followed. */
    #linkBase;
    /** What is loaded is resolved at once, or nearly so: with the base seen so far. */
    #base;
    #frame;
    /** Links to anchors of the page itself that it did not have so far, with their lines. */
    #awaited = new Map();
    /** What search engines are told to list the page under, with lines. */
    #canonicals = [];
    /** Does the page say that it is served by https? */
    #isSecure;
    /** What the page loads by http. */
    #insecure = [];
    #offset = 0;
    constructor(checker, page, text, base, frame) {
        this.#checker = checker;
        this.page = page;
        this.#isDrawing = isDrawing(page);
        this.#text = text;
        this.#frame = frame;
        this.#isSecure = frame?.isSecure ?? checker.rules.isSecure;
        this.#pageBase = base ?? checker.addresses.baseOfFile(page);
        this.#base = this.#pageBase;
        const syntax = frame === undefined ? syntaxOf(page) : 'html';
        const href = baseIn(text, syntax);
        this.#linkBase = href === undefined ? this.#base : checker.addresses.baseOfElement(href, this.#base);
        this.#reader = new PageReader(this, syntax);
    }
    /** Checks everything in the page, and returns the fingerprints of its anchors. */
    read() {
        for (const piece of this.#text)
            this.#reader.write(piece);
        this.#checkCanonicals();
        for (const { use, value, where } of this.#insecure)
            if (!this.#isLoaded(value))
                this.#checker.check(use, value, this.#linkBase, where, this.#isSecure);
        for (const [value, lines] of this.#awaited) {
            if (this.#has(value))
                continue;
            for (const line of lines)
                this.#addMissingAnchor(value, atLine(this.page, line));
        }
        return this.#ids;
    }
    get traits() {
        return { runsScript: this.#runsScript, ownLinked: this.#linked.size };
    }
    /** Nothing outside of a frame has links to its anchors. */
    #addMissingAnchor(value, where) {
        const checker = this.#checker;
        if (this.#frame === undefined)
            checker.addOwnAnchorLink(this.page, value, where);
        else
            checker.counter.count('broken-anchor', checker.anchorKey(this.page, value), where, value);
    }
    address(use, value, offset) {
        this.#offset = offset;
        if (use !== 'link')
            this.#load(use, value);
        else if (value.startsWith('#') && this.#linkBase === this.#pageBase)
            this.#ownAnchor(value);
        else
            this.#checker.check(use, value, this.#linkBase, this);
    }
    /**
     * Which base counts before a `<base>` depends on the kind of element, and on time: an address is fine if it is with
     * either of them.
     */
    #isLoaded(value) {
        return this.#base !== this.#linkBase && this.#checker.isAnswered(value, this.#base);
    }
    #load(use, value) {
        if (this.#waits(value))
            this.#insecure.push({ use, value: detach(value), where: atLine(this.page, this.line()) });
        else if (!this.#isLoaded(value))
            this.#checker.check(use, value, this.#linkBase, this, this.#isSecure);
    }
    /** Does it depend on the rest of the page whether this is a mistake? */
    #waits(value) {
        return !this.#isSecure && /^http:/i.test(value) && this.#insecure.length < MAX_INSECURE;
    }
    #ownAnchor(value) {
        this.#checker.checked.link++;
        // A fragment of an SVG file may also describe a view of it, and a wrong one does nothing.
        if (this.#isDrawing)
            return;
        if (value.length > MAX_FRAGMENT) {
            this.#checker.anchorLinks.skip(value);
            return;
        }
        if (this.#has(value))
            return;
        const lines = this.#awaited.get(value);
        if (lines !== undefined)
            lines.push(this.line());
        else if (this.#awaited.size < MAX_AWAITED)
            this.#awaited.set(detach(value), [this.line()]);
        else
            this.#checker.anchorLinks.skip(value);
    }
    #has(value) {
        const names = anchorNames(value);
        for (const name of names) {
            const anchor = fingerprint(name);
            if (!this.#ids.has(anchor))
                continue;
            this.#linked.add(anchor);
            return true;
        }
        return names.length === 0;
    }
    anchor(id) {
        this.#ids.add(fingerprint(replaceInvalidUtf8(id)));
    }
    base() {
        this.#base = this.#linkBase;
    }
    canonical(href, offset) {
        this.#offset = offset;
        if (this.#frame !== undefined || isNotFoundPage(this.page))
            return;
        this.#checker.checkCanonical(href, this);
        if (this.#checker.isOwnByHttps(href))
            this.#isSecure = true;
        if (this.#canonicals.length < MAX_CANONICALS)
            this.#canonicals.push({ value: detach(href), where: atLine(this.page, this.line()) });
    }
    /** Of a page that asks not to be listed, nothing else counts. */
    #checkCanonicals() {
        if (this.isUnlisted)
            return;
        for (const { value, where } of this.#canonicals)
            this.#checker.checkReference('canonical', value, this.#linkBase, where);
    }
    preview(address, offset) {
        this.#offset = offset;
        if (this.#frame === undefined && address !== '')
            this.#checker.checkReference('preview', address, this.#linkBase, this);
    }
    data(kind, json, offset) {
        this.#offset = offset;
        if (kind === 'next-data')
            this.router ??= nextPagesRouter(json);
        const start = { page: this.page, line: this.line(), isSecure: this.#isSecure };
        checkData(this.#checker, kind, json, this.#linkBase, start);
    }
    /** The page for wrong addresses is never listed: Docusaurus gives it an address that nobody answers. */
    translation(href, offset) {
        if (!isNotFoundPage(this.page))
            this.address('link', href, offset);
    }
    style(css, declarations, offset) {
        this.#offset = offset;
        scanStyle(byte_strings_toText(css), declarations, (found) => {
            const value = byte_strings_toBytes(found.value);
            const where = atLine(this.page, this.line() + found.line);
            if (this.#waits(value))
                this.#insecure.push({ use: useOf(found), value, where });
            else if (!this.#isLoaded(value))
                checkStyleAddress(this.#checker, found, this.#linkBase, where, this.#isSecure);
        });
    }
    script(code, offset) {
        this.#offset = offset;
        if (NEXT_APP.test(code))
            this.router = { is: 'next-app' };
        if (this.#checker.rules.offline)
            checkScript(this.#checker, code, this.page, this.line());
    }
    tooLarge(what, offset) {
        this.#offset = offset;
        const where = { page: this.page, line: this.line() };
        if (what === 'value')
            this.#checker.counter.count('unread-value', this.page, this);
        else if (what === 'style')
            this.#checker.counter.count('unreadable-style', this.page, atLine(this.page, where.line));
        else if (what !== 'script')
            countLargeData(this.#checker, what, where);
        else if (this.#checker.rules.offline)
            this.#checker.counter.count('unreadable-script', this.page, atLine(this.page, where.line));
    }
    runsScript() {
        this.#runsScript = true;
    }
    frame(html, offset) {
        this.#offset = offset;
        const depth = (this.#frame?.depth ?? 0) + 1;
        if (depth > MAX_FRAME_DEPTH) {
            this.#checker.counter.count('unread-frame', this.page, this);
            return;
        }
        new PageScan(this.#checker, this.page, [html], this.#base, {
            depth,
            line: this.line(),
            isSecure: this.#isSecure,
        }).read();
    }
    encoding() { }
    unlisted() {
        this.isUnlisted = true;
    }
    /** The line of what was found last. */
    line() {
        return this.#frame?.line ?? this.#reader.line(this.#offset);
    }
}
/** How scripts of the App Router begin. */
const NEXT_APP = /^\s*\(?self\.__next_f\b/;
/** At the end of the data of the Pages Router, in characters: the data of the page itself comes first. */
const NEXT_DATA_TAIL = 4_096;
/** Returns the router of a page with data that was made when the site was built (`gsp`). */
function nextPagesRouter(json) {
    const tail = json.slice(-NEXT_DATA_TAIL);
    const build = /"buildId":"([\w-]+)"/.exec(tail)?.[1];
    return build !== undefined && tail.includes('"gsp":true')
        ? { is: 'next-pages', build: detach(build) }
        : undefined;
}

;// CONCATENATED MODULE: ./lib/check/rules/leaked-files.js
const SECRET = 'secret';
/** The first entry that matches counts. */
const LEAKED_NAMES = [
    { what: SECRET, name: /(?:^|\/)\.env[^/]*/i },
    { what: SECRET, name: /(?:^|\/)\.git(?:-credentials|config)?(?:\/|$)/i },
    { what: SECRET, name: /(?:^|\/)\.(?:svn|hg|ssh|aws)\// },
    { what: SECRET, name: /(?:^|\/)(?:\.npmrc|\.yarnrc\.yml|\.netrc|\.htpasswd|\.pypirc|id_rsa|id_ed25519)$/ },
    // Before all else that is no secret: one finding for all packages, not one for each file that they came with.
    { what: 'packages that were used to build the site', name: /(?:^|\/)node_modules\// },
    { what: 'Git settings', name: /(?:^|\/)\.git[^/]*$/i },
    { what: 'CI configuration of the repository', name: /(?:^|\/)\.(?:github|gitlab|circleci)\// },
    { what: 'editor settings', name: /(?:^|\/)(?:\.vscode|\.idea|\.fleet)\/|(?:^|\/)\.editorconfig$/ },
    {
        what: 'a temporary or backup file of an editor',
        name: /(?:^|\/)[^/]+(?:~|\.sw[op])$|(?:^|\/)\.#[^/]+$|(?:^|\/)#[^/]+#$/,
    },
    {
        what: 'a file of the operating system',
        name: /(?:^|\/)(?:\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)$|(?:^|\/)__MACOSX\//,
    },
    {
        what: 'a script that starts a local server',
        name: /^(?:serve|server|start|start-server|preview)\.(?:sh|bash|bat|cmd|ps1|command|py)$|^(?:serve|server)\.[cm]?js$/i,
        top: true,
    },
    {
        what: 'a source file of the site generator',
        name: /^(?:package(?:-lock)?\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|tsconfig\.json|(?:next|nuxt|astro|vite|docusaurus|tailwind|postcss|gatsby)[-.]config\.[cm]?[jt]s|mkdocs\.ya?ml|mint\.json|_config\.yml|Dockerfile|docker-compose\.ya?ml|Makefile|conf\.py|requirements\.txt|Gemfile(?:\.lock)?)$/,
        top: true,
    },
];
/** Does the name alone show that a file is a secret? */
function isSecret(name) {
    return leakOf(name)?.isSecret === true;
}
/** Returns what the name of a file gives away; undefined if it is an ordinary one. */
function leakOf(name) {
    for (const { what, name: pattern, top } of LEAKED_NAMES) {
        const match = top && name.includes('/') ? null : pattern.exec(name);
        if (match !== null)
            return { isSecret: what === SECRET, what, part: name.slice(0, match.index + match[0].length) };
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/check/pool/readable-files.js




/** The files that are read. The first entry that matches a name counts. */
const READABLE = [
    { as: 'page', matches: isPage },
    { as: 'style', matches: (name) => /\.css$/i.test(name) },
    { as: 'script', matches: (name, { offline }) => offline && /\.m?js$/i.test(name) },
    { as: 'document', matches: isDocument, maxBytes: MAX_DOCUMENT },
    { as: 'key', matches: (name) => mayHoldKey(name) && !isSecret(name), maxBytes: MAX_SEARCHED },
];
/** Returns what a file of that name is read as; undefined if it is not read. */
function readAs(name, rules) {
    return READABLE.find((entry) => entry.matches(name, rules))?.as;
}
/** Returns how many bytes of a file of that name and size are read. */
function bytesToRead(name, size, rules) {
    const entry = READABLE.find(({ matches }) => matches(name, rules));
    return entry === undefined ? 0 : Math.min(size, entry.maxBytes ?? size);
}

;// CONCATENATED MODULE: ./lib/check/pool/scanner.js


















/** Larger style sheets and scripts, in bytes, are not read. */
const scanner_MAX_TEXT = 64 << 20;
/** Reads files of a site, each thread some of them, and counts what is wrong in them. */
class Scanner {
    #checker;
    #site;
    #pages = [];
    #starts = [];
    #ids = new NumberList();
    #traits = [];
    #unlisted = [];
    #companions;
    constructor(site) {
        this.#site = site;
        this.#checker = new AddressChecker(site);
        this.#companions = new Companions(this.#checker.files);
    }
    /** Reads a file, by index, if it is one of those that are read. */
    read(index) {
        this.#try(index, (name) => this.#read(index, name));
    }
    /** Reads an SVG file that a page opens or shows a symbol of. */
    readDrawing({ file, isOpened, isSearched }) {
        this.#try(file, (name) => {
            const text = new PageText(pathOf(this.#site.root, name), syntaxOf(name));
            const ids = isOpened ? new PageScan(this.#checker, name, text).read() : idsIn(text, name);
            if (isSearched)
                this.#addAnchors(file, ids, NO_TRAITS);
        });
    }
    /** Returns the SVG files that pages open or search which were read since the last call. */
    drawingUses() {
        return this.#checker.drawings.take();
    }
    #try(index, read) {
        const name = this.#site.names[index] ?? '';
        this.#checker.startFile();
        try {
            read(name);
            this.#checker.endFile();
        }
        catch (error) {
            // Whatever the error is: one file must not cost the report on all others.
            this.#checker.counter.count('unreadable-file', name, atLine(name, 1), name, { why: reasonOf(error) });
        }
    }
    #read(index, name) {
        switch (readAs(name, this.#checker.rules)) {
            case 'page':
                this.#readPage(index, name);
                break;
            case 'style':
                this.#readStyle(name);
                break;
            case 'script':
                this.#readScript(name);
                break;
            case 'document':
                checkDocument(this.#checker, this.#site.root, name);
                break;
            case 'key':
                this.#searchForKey(name);
        }
    }
    /** To be called when all files have been read. */
    collect() {
        return {
            anchors: { pages: this.#pages, starts: this.#starts, ids: this.#ids.toArray(), traits: this.#traits },
            queries: this.#checker.anchorLinks.queries(),
            unlisted: this.#unlisted,
            checked: this.#checker.checked,
            companions: this.#companions.found(),
        };
    }
    /** Takes the answers to the queries, and returns what is wrong in the files. */
    finish(answers) {
        this.#checker.anchorLinks.countFindings(answers, this.#checker.counter);
        return this.#checker.counter.rows();
    }
    #readPage(index, name) {
        const text = new PageText(pathOf(this.#site.root, name), syntaxOf(name));
        const scan = new PageScan(this.#checker, name, text);
        const ids = scan.read();
        if (scan.isUnlisted)
            this.#unlisted.push(index);
        if (scan.router !== undefined)
            this.#companions.add(index, name, scan.router);
        this.#addAnchors(index, ids, scan.traits);
    }
    #addAnchors(index, ids, traits) {
        this.#pages.push(index);
        this.#starts.push(this.#ids.length);
        for (const id of ids.sorted())
            this.#ids.push(id);
        this.#traits.push(traits);
    }
    #readStyle(name) {
        const content = (0,external_node_fs_namespaceObject.readFileSync)(pathOf(this.#site.root, name));
        if (content.length > scanner_MAX_TEXT) {
            this.#checker.counter.count('unreadable-style', name, finding_counter_wholeFile(name));
            return;
        }
        const base = this.#checker.addresses.baseOfFile(name);
        const css = byte_strings_toText(new encoding_Utf8Reader(styleEncoding(content)).read(content));
        scanStyle(css, false, (found) => checkStyleAddress(this.#checker, found, base, atLine(name, found.line + 1)));
    }
    #readScript(name) {
        const content = (0,external_node_fs_namespaceObject.readFileSync)(pathOf(this.#site.root, name));
        if (content.length > scanner_MAX_TEXT) {
            this.#checker.counter.count('unreadable-script', name, finding_counter_wholeFile(name));
            return;
        }
        checkScript(this.#checker, content.toString('latin1'), name, 1);
    }
    #searchForKey(name) {
        if (holdsKey(startOfFile(pathOf(this.#site.root, name))))
            this.#checker.counter.count('leaked-key', name, finding_counter_wholeFile(name));
    }
}
const NO_TRAITS = { runsScript: false, ownLinked: 0 };
/** Returns the ids in an SVG file, as fingerprints. */
function idsIn(text, name) {
    const ids = new NumberSet();
    const anchor = (id) => void ids.add(fingerprint(replaceInvalidUtf8(id)));
    const reader = new PageReader({ ...NO_LISTENER, anchor }, syntaxOf(name));
    for (const piece of text)
        reader.write(piece);
    return ids;
}
function startOfFile(path) {
    const file = (0,external_node_fs_namespaceObject.openSync)(path, 'r');
    try {
        const start = Buffer.allocUnsafe(MAX_SEARCHED);
        return start.toString('latin1', 0, (0,external_node_fs_namespaceObject.readSync)(file, start, 0, MAX_SEARCHED, 0));
    }
    finally {
        (0,external_node_fs_namespaceObject.closeSync)(file);
    }
}
function reasonOf(error) {
    if (!(error instanceof Error))
        return String(error);
    return 'code' in error ? String(error.code) : error.message;
}

;// CONCATENATED MODULE: ./lib/check/pool/reader-thread.js
/** A thread that reads: hands every request to its scanner, and posts the reply. */


let scanner;
external_node_worker_threads_namespaceObject.parentPort?.on('message', (request) => {
    if (request.do === 'open')
        scanner = new Scanner(request.site);
    else if (scanner)
        external_node_worker_threads_namespaceObject.parentPort?.postMessage(replyTo(request, scanner));
});
function replyTo(request, scanner) {
    switch (request.do) {
        case 'read':
            for (const file of request.files)
                scanner.read(file);
            return scanner.drawingUses();
        case 'read-drawings':
            for (const drawing of request.drawings)
                scanner.readDrawing(drawing);
            return scanner.drawingUses();
        case 'collect':
            return scanner.collect();
        case 'finish':
            return scanner.finish(request.answers);
    }
}


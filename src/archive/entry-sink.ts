/**
 * An archive entry as its header describes it, whatever the format. None of it has been verified.
 */
export interface EntryHeader {
  /** As the archive has it, decoded: with `/`, and with U+FFFD where it was not UTF-8. */
  readonly name: string
  readonly kind: 'file' | 'folder' | RefusedKind
  /** In bytes, unpacked; 0 for a folder. */
  readonly size: number
  /** Why it cannot be unpacked here, worded to follow “it is”; undefined if it can be. */
  readonly obstacle?: string | undefined
}

/** The kinds of entries that no site may contain, as error messages word them. */
type RefusedKind = 'symbolic link' | 'hard link' | 'device' | 'FIFO' | 'socket' | 'special entry'

/**
 * Receives the entries of an archive as it is read, each with exactly as many bytes of content as
 * its header states. An error of the sink ends the reading and is passed on unchanged.
 */
export interface EntrySink {
  /**
   * Called first, if at all, with the minimum unpacked size of the archive that is known in
   * advance, in bytes.
   */
  expectSize?(bytes: number): void
  /** An entry begins. Only a file has content and an end. */
  begin(header: EntryHeader): void
  /** More of the file's content, in order; `chunk` is valid only during the call. */
  append(chunk: Buffer): void
  /** The file is complete. */
  end(): void
}

/** What tar-stream's decoder of headers returns, as far as it is used here. */
declare module '*/tar-stream/headers.js' {
  interface DecodedHeader {
    readonly name: string
    /** null for a type that it does not know. */
    readonly type: string | null
    readonly size: number
  }
  const headers: {
    /** Returns null for a block of zeros. @throws Error if the checksum is wrong */
    decode(block: Buffer, encoding: 'utf-8', allowUnknownFormat: boolean): DecodedHeader | null
  }
  export default headers
}

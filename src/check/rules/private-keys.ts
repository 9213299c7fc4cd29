/** How much of a file is searched for a key, in bytes. Keys are small, and few files hold more than one and its certificates. */
export const MAX_SEARCHED = 64 << 10

/** Names of keys: without an extension, such as `id_ecdsa`, or with one that tools give to keys. */
const MAY_HOLD_KEY =
  /(?:^|\/)[^/.]+$|\.(?:key|pem|p8|pk8|pkcs8|ppk|asc|gpg|pgp|crt|cer|cert|rsa|ec|priv|private|bak|old)$/i

/** Is this the name of a file that may hold a private key? Pages that explain keys have other names. */
export function mayHoldKey(name: string): boolean {
  return MAY_HOLD_KEY.test(name)
}

/** RFC 7468, RFC 9580, and what ssh-keygen writes. */
const BEGIN = /-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----[ \t]*\r?\n/g
/** How far headers may extend after that line, in characters. */
const MAX_HEADERS = 1_000
/** A line of a key: examples in documentation are shorter. */
const LINE = /^[A-Za-z0-9+/=]{40,}\r?$/m

/** https://tartarus.org/~simon/putty-snapshots/htmldoc/AppendixC.html */
const PUTTY = /^PuTTY-User-Key-File-\d: [\s\S]*^Private-Lines: /m

/** Does a text hold a private key, and not just its first line as an example? */
export function holdsKey(text: string): boolean {
  for (const begin of text.matchAll(BEGIN)) {
    const from = begin.index + begin[0].length
    if (LINE.test(text.slice(from, from + MAX_HEADERS))) return true
  }
  return text.startsWith('PuTTY-') && PUTTY.test(text)
}

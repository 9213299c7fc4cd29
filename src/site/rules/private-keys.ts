import { closeSync, openSync, readSync } from 'node:fs'

/** How much of a file is looked at, in bytes. Keys are small, and few files hold more than one and its certificates. */
export const KEY_WITHIN = 64 << 10

/** Names that keys have: without an ending, such as `id_ecdsa`, or with one of those that tools give them. */
const MAY_HOLD_KEY =
  /(?:^|\/)[^/.]+$|\.(?:key|pem|p8|pk8|pkcs8|ppk|asc|gpg|pgp|crt|cer|cert|rsa|ec|priv|private|bak|old)$/i

/** Is this the name of a file that may hold a private key? Pages that explain keys have other names. */
export function mayHoldKey(name: string): boolean {
  return MAY_HOLD_KEY.test(name)
}

/** RFC 7468, RFC 9580, and what ssh-keygen writes. */
const BEGIN = /-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY(?: BLOCK)?-----[ \t]*\r?\n/g
/** Headers, as far as they go. */
const WITHIN = 1_000
/** A line of a key: an example shows less of it. */
const LINE = /^[A-Za-z0-9+/=]{40,}\r?$/m

/** https://tartarus.org/~simon/putty-snapshots/htmldoc/AppendixC.html */
const PUTTY = /^PuTTY-User-Key-File-\d: [\s\S]*^Private-Lines: /m

/** Does a text hold a private key, and not only the words around one? */
export function holdsKey(text: string): boolean {
  for (const begin of text.matchAll(BEGIN)) {
    const from = begin.index + begin[0].length
    if (LINE.test(text.slice(from, from + WITHIN))) return true
  }
  return text.startsWith('PuTTY-') && PUTTY.test(text)
}

/** Returns the beginning of a file. Throws what the file system throws. */
export function startOfFile(path: Buffer): string {
  const file = openSync(path, 'r')
  try {
    const start = Buffer.allocUnsafe(KEY_WITHIN)
    return start.toString('latin1', 0, readSync(file, start, 0, KEY_WITHIN, 0))
  } finally {
    closeSync(file)
  }
}

/** Reads a mail as a mail program does (RFC 5322, 2045): headers are unfolded and parts decoded. */
export type ReadMail = {
  headers: Map<string, string>
  text: string
  html: string
  attachments: { name: string; content: Buffer }[]
}

export function readMail(raw: string): ReadMail {
  const mail = splitHeaders(raw.replaceAll('\r\n', '\n'))
  const parts = partsOf(mail)
  const of = (type: string) => {
    const part = parts.find((one) => one.headers.get('content-type')?.startsWith(type))
    return part ? decode(part.body, part.headers.get('content-transfer-encoding')) : ''
  }
  const attachments = parts.flatMap(({ headers, body }) => {
    const [, name] =
      /^attachment; filename=(.+)$/.exec(headers.get('content-disposition') ?? '') ?? []
    return name === undefined ? [] : [{ name, content: Buffer.from(body, 'base64') }]
  })
  return { headers: mail.headers, text: of('text/plain'), html: of('text/html'), attachments }
}

type Part = { headers: Map<string, string>; body: string }

/** Returns the parts of a mail, those within parts included. */
function partsOf({ headers, body }: Part): Part[] {
  const [, boundary] = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '') ?? []
  if (boundary === undefined) throw new Error('not a mail in parts')
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => splitHeaders(part.trimStart()))
    .flatMap((part) =>
      part.headers.get('content-type')?.startsWith('multipart/') ? partsOf(part) : [part],
    )
}

function splitHeaders(raw: string) {
  const end = raw.indexOf('\n\n')
  const lines = raw
    .slice(0, end)
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')
  const headers = new Map(
    lines.map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).toLowerCase(), decodeWords(line.slice(at + 1).trim())]
    }),
  )
  if (headers.size !== lines.length) throw new Error('a header stands there twice')
  return { headers, body: raw.slice(end + 2) }
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding !== 'quoted-printable') return body
  return quotedPrintable(body.replace(/=\n/g, ''))
}

const quotedPrintable = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString()

/** RFC 2047: `=?UTF-8?Q?…?=`. */
const decodeWords = (text: string) =>
  text
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : quotedPrintable(word.replaceAll('_', ' ')),
    )

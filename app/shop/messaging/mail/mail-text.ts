import type { Day } from '#app/i18n/format/format-order.ts'
import { escapeXml } from '#app/art/xml.ts'

/** Holds a part of a mail, which is written as plain text and as HTML. */
export type MailPart =
  | { kind: 'heading'; text: string }
  /** Paragraphs are separated by an empty line; a single line break stays. */
  /** `links` are URLs in the text that become links, `times` days in it that become `<time>`. */
  | { kind: 'text'; text: string; links?: string[]; times?: Day[] }
  | { kind: 'link'; text: string; href: string }
  /** The last cell of a row is an amount. `sums` are the rows of the sums. */
  | { kind: 'table'; rows: TableRow[]; sums?: TableRow[] }

/** `total` marks the row of the total. */
type TableRow = { cells: string[]; total?: boolean }

export function mailAsText(parts: MailPart[]): string {
  return parts.map(plainPart).join('\n\n') + '\n'
}

function plainPart(part: MailPart): string {
  switch (part.kind) {
    case 'heading':
      return `${part.text}\n${'='.repeat([...part.text].length)}`
    case 'text':
      return part.text
    case 'link':
      return `${part.text}\n${part.href}`
    case 'table':
      return [part.rows, part.sums ?? []]
        .filter(({ length }) => length > 0)
        .map((rows) => rows.map(plainRow).join('\n'))
        .join('\n\n')
  }
}

const plainRow = ({ cells: [name, ...sums] }: TableRow) => `${name}\n    ${sums.join(' = ')}`

/** Mail programs without style sheets ignore this. It loads nothing. */
const style = `
:root { color-scheme: light dark; }
body { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem; line-height: 1.5;
  font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
h2 { margin: 2rem 0 0.5rem; font-size: 1.15rem; line-height: 1.3; }
p { margin: 0.75rem 0; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; margin: 1rem 0; }
td { padding: 0.4rem 0 0.4rem 1rem; text-align: right; vertical-align: top; font-variant-numeric: tabular-nums; }
td:first-child { padding-left: 0; text-align: left; overflow-wrap: anywhere; hyphens: auto; }
td + td { white-space: nowrap; }
tbody + tbody { border-top: 1px solid #888; }
tbody + tbody tr:first-child td { padding-top: 0.7rem; }
`

/**
 * Returns a whole HTML document without pictures or style files, so that a mail program loads
 * nothing.
 */
export function mailAsHtml(parts: MailPart[], language: string, title: string): string {
  return [
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeXml(title)}</title><style>${style}</style></head><body>`,
    ...parts.map(htmlPart),
    '</body></html>',
  ].join('\n')
}

function htmlPart(part: MailPart): string {
  switch (part.kind) {
    case 'heading':
      return `<h2>${escapeXml(part.text)}</h2>`
    case 'text':
      return part.text
        .split('\n\n')
        .map((text) => htmlParagraph(text, part))
        .join('\n')
    case 'link':
      return `<p>${escapeXml(part.text)}<br><a href="${escapeXml(part.href)}">${escapeXml(part.href)}</a></p>`
    case 'table':
      return htmlTable(part.rows, part.sums ?? [])
  }
}

function htmlParagraph(
  text: string,
  { links = [], times = [] }: { links?: string[]; times?: Day[] },
): string {
  const lines = times.reduce(
    (words, day) =>
      words.replace(day.text, () => `<time datetime="${day.dateTime}">${day.text}</time>`),
    escapeXml(text).replaceAll('\n', '<br>'),
  )
  const linked = links.map(escapeXml).reduce(
    // The replacement is a function, so that a `$` in a URL is no pattern.
    (words, href) => words.replaceAll(href, () => `<a href="${href}">${href}</a>`),
    lines,
  )
  return `<p>${linked}</p>`
}

function htmlTable(rows: TableRow[], sums: TableRow[]): string {
  const columns = Math.max(...[...rows, ...sums].map(({ cells }) => cells.length))
  const body = (some: TableRow[]) =>
    some.length > 0 ? `<tbody>${some.map((row) => htmlRow(row, columns)).join('')}</tbody>` : ''
  return `<table>${body(rows)}${body(sums)}</table>`
}

/**
 * Returns a row; if it has fewer cells than others, its first one spans the rest. `align` is for
 * programs without style sheets.
 */
function htmlRow({ cells, total }: TableRow, columns: number): string {
  const filled = cells.map((cell, n) => {
    const text = total ? `<b>${escapeXml(cell)}</b>` : escapeXml(cell)
    if (n > 0) return `<td align="right">${text}</td>`
    const span = columns - cells.length + 1
    return span > 1 ? `<td colspan="${span}">${text}</td>` : `<td>${text}</td>`
  })
  return `<tr>${filled.join('')}</tr>`
}

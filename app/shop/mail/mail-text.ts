import { escapeXml } from '#app/art/xml.ts'

/** A piece of a mail, which is written twice: as plain text and as HTML. */
export type MailPart =
  | { kind: 'heading'; text: string }
  /** Paragraphs parted by an empty line; a single line end stays one. */
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string }
  /** Of the cells of a row, the last is a sum. `total`: the row stands out. */
  | { kind: 'table'; rows: { cells: string[]; total?: boolean }[] }

export function plainText(parts: MailPart[]): string {
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
      return part.rows
        .map(({ cells: [name, ...sums] }) => `${name}\n    ${sums.join(' = ')}`)
        .join('\n')
  }
}

/** A whole document: no picture, no style sheet, nothing that a mail program would have to fetch. */
export function htmlText(parts: MailPart[], language: string, title: string): string {
  return [
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">`,
    `<title>${escapeXml(title)}</title></head><body>`,
    ...parts.map(htmlPart),
    '</body></html>',
  ].join('\n')
}

function htmlPart(part: MailPart): string {
  switch (part.kind) {
    case 'heading':
      return `<h2>${escapeXml(part.text)}</h2>`
    case 'text':
      return part.text.split('\n\n').map(htmlParagraph).join('\n')
    case 'link':
      return `<p>${escapeXml(part.text)}<br><a href="${escapeXml(part.href)}">${escapeXml(part.href)}</a></p>`
    case 'table':
      return `<table cellpadding="6">${part.rows.map(htmlRow).join('')}</table>`
  }
}

const htmlParagraph = (text: string) => `<p>${escapeXml(text).replaceAll('\n', '<br>')}</p>`

function htmlRow({ cells, total }: { cells: string[]; total?: boolean }): string {
  const filled = cells.map((cell, n) => {
    const text = total ? `<b>${escapeXml(cell)}</b>` : escapeXml(cell)
    return `<td${n === cells.length - 1 ? ' align="right"' : ''}>${text}</td>`
  })
  return `<tr>${filled.join('')}</tr>`
}

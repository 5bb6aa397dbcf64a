import { SaxesParser } from 'saxes'

/** Returns the items of an RSS document, each as its fields with their texts. It throws for malformed XML. */
export function readItems(xml: string): Record<string, string>[] {
  const items: Record<string, string>[] = []
  const parser = new SaxesParser({ fragment: !xml.startsWith('<?xml') })
  let text = ''
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => {
    text = ''
    if (name === 'item') items.push({})
  })
  parser.on('text', (words) => (text += words))
  parser.on('closetag', ({ name }) => {
    const item = items.at(-1)
    if (!item || name === 'item' || name === 'g:shipping') return
    item[name === 'g:price' && item[name] ? 'shipping' : name] = text
  })
  parser.write(xml).close()
  return items
}

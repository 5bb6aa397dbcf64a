import { SaxesParser } from 'saxes'

export interface Element {
  name: string
  attributes: Record<string, string>
}

/** Holds what a strict XML parser finds in a document: its elements in order, its text, and its errors. */
export function parseXml(xml: string): { elements: Element[]; text: string; faults: string[] } {
  const elements: Element[] = []
  const faults: string[] = []
  let text = ''
  const parser = new SaxesParser()
  parser.on('error', (error) => faults.push(error.message))
  parser.on('opentag', ({ name, attributes }) => elements.push({ name, attributes }))
  parser.on('text', (words) => (text += words))
  parser.write(xml).close()
  return { elements, text, faults }
}

/** Expects an SVG document of this size, without faults, script, style or malformed numbers. */
export function faultsOfPicture(svg: string, width: number, height: number): string[] {
  const { elements, faults } = parseXml(svg)
  const root = elements[0]
  const size = { viewBox: `0 0 ${width} ${height}`, width: `${width}`, height: `${height}` }
  for (const [name, value] of Object.entries(size)) {
    if (root?.attributes[name] !== value) faults.push(`${name} is not ${value}`)
  }
  for (const { name, attributes } of elements) {
    if (!drawn.has(name)) faults.push(`<${name}>`)
    for (const [attribute, value] of Object.entries(attributes)) {
      if (/^(on|style|href|xlink)/.test(attribute)) faults.push(attribute)
      if (attribute !== 'aria-label' && /NaN|Infinity|undefined|null/.test(value)) {
        faults.push(`${attribute}="${value}"`)
      }
    }
  }
  return faults
}

const drawn = new Set('svg g defs pattern path circle ellipse rect text'.split(' '))

/** Elements have their reference names; text is a string. */
export type OnixNode = {
  name: string
  attributes: Record<string, string>
  children: (OnixNode | string)[]
}

export const isNode = (child: OnixNode | string): child is OnixNode => typeof child !== 'string'

/** Returns the direct children with any of the names, in the order of the file. */
export function listChildren(node: OnixNode | undefined, ...names: string[]): OnixNode[] {
  return node ? node.children.filter(isNode).filter((child) => names.includes(child.name)) : []
}

export const findChild = (node: OnixNode | undefined, ...names: string[]): OnixNode | undefined =>
  listChildren(node, ...names)[0]

/**
 * Returns the children within the blocks and within the product itself, since ONIX 2.1 has no
 * blocks.
 */
export const listBelow = (product: OnixNode, block: string, ...names: string[]): OnixNode[] =>
  [...listChildren(product, block), product].flatMap((parent) => listChildren(parent, ...names))

/** Returns all text inside, unchanged. */
export function textOf(node: OnixNode | undefined): string {
  if (!node) return ''
  return node.children.map((child) => (isNode(child) ? textOf(child) : child)).join('')
}

/** Codes may contain zero-width characters. */
const invisible = /[\u200b-\u200d\u2060\ufeff]/g

/** Returns a code or number below a node without spaces and invisible characters, or `''`. */
export const codeOf = (node: OnixNode | undefined, ...names: string[]): string =>
  textOf(findChild(node, ...names))
    .replace(invisible, '')
    .trim()

export const listCodes = (node: OnixNode | undefined, ...names: string[]): string[] =>
  listChildren(node, ...names)
    .map((child) => textOf(child).replace(invisible, '').trim())
    .filter(Boolean)

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Returns the content as HTML without attributes. */
export function htmlOf(node: OnixNode): string {
  return node.children
    .map((child) => {
      if (!isNode(child)) return child.replace(/[&<>]/g, (one) => escapes[one]!)
      const tag = child.name.toLowerCase()
      return /^(br|hr|img)$/.test(tag) ? `<${tag} />` : `<${tag}>${htmlOf(child)}</${tag}>`
    })
    .join('')
}

export const hasElements = (node: OnixNode) => node.children.some(isNode)

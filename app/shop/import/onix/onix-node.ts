/** An element under its reference name. What is no element is text. */
export type OnixNode = {
  name: string
  attributes: Record<string, string>
  children: (OnixNode | string)[]
}

export const isNode = (child: OnixNode | string): child is OnixNode => typeof child !== 'string'

/** The direct children of a name; of any of several names, in the order of the file. */
export function listChildren(node: OnixNode | undefined, ...names: string[]): OnixNode[] {
  return node ? node.children.filter(isNode).filter((child) => names.includes(child.name)) : []
}

export const findChild = (node: OnixNode | undefined, ...names: string[]): OnixNode | undefined =>
  listChildren(node, ...names)[0]

/** The children of a name below one of the parents, which ONIX 2.1 does not have, or in their place. */
export const listBelow = (product: OnixNode, block: string, ...names: string[]): OnixNode[] =>
  [...listChildren(product, block), product].flatMap((parent) => listChildren(parent, ...names))

/** All text inside, as it stands. */
export function textOf(node: OnixNode | undefined): string {
  if (!node) return ''
  return node.children.map((child) => (isNode(child) ? textOf(child) : child)).join('')
}

/** Zero width spaces and the like, which stick to codes. */
const invisible = /[\u200b-\u200d\u2060\ufeff]/g

/** A code or number below a node: no spaces, nothing invisible. `''` where there is none. */
export const codeOf = (node: OnixNode | undefined, ...names: string[]): string =>
  textOf(findChild(node, ...names))
    .replace(invisible, '')
    .trim()

export const listCodes = (node: OnixNode | undefined, ...names: string[]): string[] =>
  listChildren(node, ...names)
    .map((child) => textOf(child).replace(invisible, '').trim())
    .filter(Boolean)

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** What is inside, as HTML: elements with their tags, text escaped. Attributes are left out. */
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

import { SaxesParser } from 'saxes'
import { expect } from 'vitest'
import { builtShop, origin } from '../../shopper.ts'

export const demoLanguages = ['', '/fr', '/de'] as const

/** Returns the response to a client without a cookie. */
export async function fetchFeed(path: string, init: RequestInit = {}): Promise<Response> {
  const send = await builtShop()
  const { pathname, search } = new URL(path, origin)
  const headers = { Host: 'shop.test', ...(init.headers as Record<string, string>) }
  return send(new Request(origin + pathname + search, { ...init, headers }))
}

export type XmlElement = {
  name: string
  uri: string
  attributes: Record<string, string>
  text: string
  children: XmlElement[]
}

/** Parses an XML document as a tree with its namespaces. It throws for malformed XML. */
export function readXml(xml: string): XmlElement {
  const root: XmlElement = { name: '', uri: '', attributes: {}, text: '', children: [] }
  const open = [root]
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    const plain = Object.values(attributes).map(({ name, value }) => [name, value])
    const one = {
      ...{ name: local, uri, text: '', children: [] },
      attributes: Object.fromEntries(plain) as Record<string, string>,
    }
    open.at(-1)!.children.push(one)
    open.push(one)
  })
  parser.on('text', (words) => (open.at(-1)!.text += words))
  parser.on('closetag', () => open.pop())
  parser.write(xml).close()
  return root.children[0]!
}

export const allOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((one) => one.name === name)

export const textOf = (element: XmlElement, name: string): string | undefined =>
  allOf(element, name)[0]?.text

/** Holds for each answer to a machine: no cookie, nothing that runs, the same again by its tag, and HEAD. */
export async function expectGoodAnswer(path: string, type: string) {
  const answer = await fetchFeed(path)
  expect(answer.status, path).toBe(200)
  expect(answer.headers.get('Content-Type')).toBe(type)
  expect(answer.headers.getSetCookie()).toEqual([])
  expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
  const etag = answer.headers.get('ETag')!
  expect(etag).toMatch(/^(W\/)?"[\w-]+"$/)
  for (const known of [etag, `W/${etag}`.replace('W/W/', 'W/'), `"other", ${etag}`]) {
    const again = await fetchFeed(path, { headers: { 'If-None-Match': known } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
  const head = await fetchFeed(path, { method: 'HEAD' })
  expect([head.status, head.headers.get('ETag'), await head.text()]).toEqual([200, etag, ''])
  expect(head.headers.get('Content-Type')).toBe(type)
  return answer
}

export async function expectWords(path: string, status: number) {
  const answer = await fetchFeed(path)
  expect(answer.status, path).toBe(status)
  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8')
  expect(await answer.text()).toMatch(/^\p{L}[^<>]{10,}\n$/u)
}

import { gzipSync } from 'node:zlib'
import { load } from 'cheerio'
import { ask, type Target } from './load.ts'

const kb = (bytes: number) => bytes / 1024
const gzipKb = (bytes: Buffer) => kb(gzipSync(bytes, { level: 6 }).length)

export type PageWeight = {
  html: string
  rawKb: number
  /** Of `gzip -6` over the whole page. */
  gzipKb: number
  /** What the server sent when asked for gzip. */
  sentKb: number
  /** sent / gzip */
  loss: number
}

export async function weighPage(target: Target): Promise<PageWeight> {
  const { body } = await ask(target)
  const sent = await ask({ ...target, headers: { 'Accept-Encoding': 'gzip' } })
  const [least, sentKb] = [gzipKb(body), kb(sent.body.length)]
  return {
    html: body.toString(),
    rawKb: kb(body.length),
    gzipKb: least,
    sentKb,
    loss: sentKb / least,
  }
}

/** The gzipped size of each file that a page names by the selector's `href`. */
async function weighLinked(html: string, origin: string, selector: string): Promise<number[]> {
  const $ = load(html)
  const paths = new Set(
    $(selector)
      .map((_, link) => $(link).attr('href') ?? '')
      .get(),
  )
  const sizes = []
  for (const path of paths) {
    const { status, body } = await ask({ origin, path, status: 200 })
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    sizes.push(gzipKb(body))
  }
  return sizes
}

export const weighStyles = (html: string, origin: string) =>
  weighLinked(html, origin, 'link[rel=stylesheet]')

export const weighPreloadedScripts = (html: string, origin: string) =>
  weighLinked(html, origin, 'link:is([rel=modulepreload], [rel=later])')

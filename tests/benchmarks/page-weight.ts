import { gzipSync } from 'node:zlib'
import { load } from 'cheerio'
import { sendRequest, type Target } from './load.ts'

const kb = (bytes: number) => bytes / 1024
const gzipKb = (bytes: Buffer) => kb(gzipSync(bytes, { level: 6 }).length)

export type PageWeight = {
  html: string
  rawKb: number
  /** Holds the size of the whole page by `gzip -6`. */
  gzipKb: number
  /** Holds the size that the server sent as gzip. */
  sentKb: number
  /** Holds the ratio of sent to gzip. */
  loss: number
}

export async function weighPage(target: Target): Promise<PageWeight> {
  const { body } = await sendRequest(target)
  const sent = await sendRequest({ ...target, headers: { 'Accept-Encoding': 'gzip' } })
  const [least, sentKb] = [gzipKb(body), kb(sent.body.length)]
  return {
    html: body.toString(),
    rawKb: kb(body.length),
    gzipKb: least,
    sentKb,
    loss: sentKb / least,
  }
}

/** Returns the gzipped size of each file. */
async function weighFiles(origin: string, paths: string[]): Promise<number[]> {
  const sizes = []
  for (const path of new Set(paths)) {
    const { status, body } = await sendRequest({ origin, path, status: 200 })
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    sizes.push(gzipKb(body))
  }
  return sizes
}

export function weighStyles(html: string, origin: string) {
  const $ = load(html)
  const links = $('link[rel=stylesheet]').get()
  return weighFiles(
    origin,
    links.map((link) => $(link).attr('href') ?? ''),
  )
}

/** Weighs the modules that the page hydrates with. */
export const weighPageModules = (html: string, origin: string) =>
  weighFiles(origin, load(html)('script[data-modules]').attr('data-modules')?.split(' ') ?? [])

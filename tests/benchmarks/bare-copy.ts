import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { load } from 'cheerio'
import { sendRequest, type Target } from './load.ts'
import { serve, type Served } from './serve-process.ts'

/** These headers belong to one connection or moment, not to the page. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length']

async function copyOf(target: Target): Promise<Copy> {
  const { status, headers, body } = await sendRequest(target)
  if (status !== target.status) throw new Error(`${target.path} answered ${status}`)
  const encoding = target.headers?.['Accept-Encoding'] === 'gzip' ? ' gzip' : ''
  return {
    key: `${target.form === undefined ? 'GET' : 'POST'} ${target.path}${encoding}`,
    status,
    headers: {
      ...Object.fromEntries(
        Object.entries(headers).filter(([name]) => !ofConnection.includes(name)),
      ),
      'content-length': String(body.length),
    },
    body: body.toString('base64'),
  }
}

type Copy = {
  key: string
  status: number
  headers: Record<string, string | string[] | undefined>
  /** The body is in base64. */
  body: string
}

/** Starts a bare Node server that sends the same bytes as these targets. */
export async function serveBareCopy(targets: Target[], folder: string): Promise<Served> {
  const copies: Copy[] = []
  for (const target of targets) copies.push(await copyOf(target))
  return serveCopies(copies, folder)
}

/**
 * Serves a page and its pictures from bare Node, compressed once and without scripts: the minimum
 * that a browser can get.
 */
export async function serveWithoutScripts(origin: string, folder: string): Promise<Served> {
  const html = (await sendRequest({ origin, path: '/', status: 200 })).body.toString()
  const $ = load(html)
  $('script, link[rel=modulepreload]').remove()
  const packed = gzipSync($.html(), { level: 6 })
  const headers = { 'content-type': 'text/html', 'content-encoding': 'gzip' }
  const page = { key: 'GET /', status: 200, headers, body: packed.toString('base64') }
  const pictures = new Set(
    $('img')
      .map((_, one) => $(one).attr('src'))
      .get(),
  )
  const copies: Copy[] = []
  for (const path of pictures) copies.push(await copyOf({ origin, path, status: 200 }))
  return serveCopies([page, ...copies], folder)
}

function serveCopies(copies: Copy[], folder: string): Promise<Served> {
  const file = join(folder, 'bare-answers.json')
  writeFileSync(file, JSON.stringify(copies))
  return serve({
    args: ['tests/benchmarks/bare-server.mjs', file],
    cwd: process.cwd(),
    environment: {},
  })
}

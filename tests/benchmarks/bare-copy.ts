import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ask, type Target } from './load.ts'
import { serve, type Served } from './serve-process.ts'

/** Headers that belong to one connection or one moment, not to the page. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding', 'date', 'content-length']

async function copyOf(target: Target) {
  const { status, headers, body } = await ask(target)
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

/** A bare Node server that sends the very bytes which these targets answer now. */
export async function serveBareCopy(targets: Target[], folder: string): Promise<Served> {
  const copies = []
  for (const target of targets) copies.push(await copyOf(target))
  const file = join(folder, 'bare-answers.json')
  writeFileSync(file, JSON.stringify(copies))
  return serve({
    args: ['tests/benchmarks/bare-server.mjs', file],
    cwd: process.cwd(),
    environment: {},
  })
}

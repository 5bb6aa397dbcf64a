import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { chromium } from 'playwright'
import { loadDemo } from '#app/demo/load-demo.server.ts'
import { builtShop } from '../shopper.ts'
import { findChromium } from '../browser/chromium.mjs'
import { takeLoggedErrors } from '../setup.ts'

const types: Record<string, string> = { css: 'text/css', svg: 'image/svg+xml', woff2: 'font/woff2' }
test('shots', { timeout: 200000 }, async () => {
  await loadDemo(Date.now())
  const shop = await builtShop()
  const server = createServer((req, res) => {
    void (async () => {
      const path = req.url!.split('?')[0]!
      if (path.startsWith('/app/')) {
        try { const body = readFileSync('/work/main' + path); res.writeHead(200, { 'Content-Type': types[path.split('.').at(-1)!] ?? 'text/plain' }); res.end(body) } catch { res.writeHead(404); res.end() }
        return
      }
      if (path.startsWith('/assets')) { res.writeHead(404); res.end(); return }
      const answer = await shop(new Request('http://shop.test' + req.url, { headers: { Host: 'shop.test', 'Accept-Language': 'en', ...(req.headers.cookie ? { Cookie: req.headers.cookie } : {}) } }))
      let body = Buffer.from(await answer.arrayBuffer())
      const headers = Object.fromEntries(answer.headers)
      if (headers['content-type']?.includes('html')) body = Buffer.from(body.toString().replace('</head>', '<link rel="stylesheet" href="/app/styles/octavo.css"></head>'))
      res.writeHead(answer.status, headers); res.end(body)
    })()
  })
  await new Promise<void>((r) => server.listen(4517, r))
  const browser = await chromium.launch({ executablePath: findChromium()!, args: ['--no-sandbox'] })
  const pages = (process.env.PAGES ?? 'home=/,books=/books,book=/book/b05,product=/product/1,catalogue=/catalogue,nohit=/books?q=xyzzyx').split(',').map((x) => x.split(/=(.*)/s) as [string, string])
  for (const width of [1280, 360]) {
    const context = await browser.newContext({ viewport: { width, height: Number(process.env.HEIGHT ?? 900) }, javaScriptEnabled: false })
    const page = await context.newPage()
    page.on('console', (m) => { if (m.type() === 'error' && !m.text().includes('404')) console.log(m.text()) })
    for (const [name, path] of pages) {
      await page.goto('http://localhost:4517' + path, { waitUntil: 'networkidle' })
      await page.screenshot({ path: `/tmp/octavo-harness/${name}-${width}.png`, fullPage: !process.env.VIEW })
    }
    await context.close()
  }
  await browser.close(); server.close()
  console.log(takeLoggedErrors().join('\n').slice(0, 2000))
})

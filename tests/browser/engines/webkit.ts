import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../../served-shop.ts'
import type { Driver, Engine, Key, Look } from './driver.ts'

/** The codes of WebDriver (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const keys: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C' }

/** Now and then MiniBrowser ends as it starts, and its driver waits for ever: each start has a limit, ms. */
const startsWithinMs = 15_000
const mostStarts = 3

/** Without this style the buttons of the browser's own bar let no window be narrower than 447 px. */
const narrowBar = `* { font-size: 1px; padding: 0; margin: 0; border: 0; min-width: 0; min-height: 0; }
image { -gtk-icon-transform: scale(0); }`

/** Holds the steps that stop what was started and delete what was written, and takes them from the last to the first. */
type CleanUp = { add(step: () => unknown): void; run(): Promise<void> }

function newCleanUp(): CleanUp {
  const steps: (() => unknown)[] = []
  /** Takes every step, also after one that failed. */
  async function run() {
    const step = steps.pop()
    if (!step) return
    try {
      await step()
    } finally {
      await run()
    }
  }
  return { add: (step) => void steps.push(step), run }
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

/** Returns a folder for the settings of the browser. */
function configure(cleanUp: CleanUp): string {
  const folder = mkdtempSync(join(tmpdir(), 'octavo-webkit-'))
  cleanUp.add(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), narrowBar)
  return folder
}

/** Starts a screen without a window manager and returns its number. */
async function startScreen(cleanUp: CleanUp): Promise<string> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1400x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  cleanUp.add(() => stop(screen))
  const [display] = (await once(createInterface(screen.stdout), 'line')) as [string]
  return `:${display}`
}

/** Starts the driver, which has one session, and returns a function that sends it a command. */
async function startDriver(display: string, { scheme }: Look, cleanUp: CleanUp) {
  const port = await findFreePort()
  const driver = spawn('WebKitWebDriver', ['-p', String(port)], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: configure(cleanUp),
      LIBGL_ALWAYS_SOFTWARE: '1',
      // The pages have the scheme of the window's theme.
      GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
      // The sandbox of its processes cannot be used in a container.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  cleanUp.add(() => stop(driver))
  const send = async (
    method: string,
    path: string,
    body?: object,
    signal: AbortSignal | null = null,
  ) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  for (const end = Date.now() + 15_000; ; await sleep(20)) {
    const isThere = await send('GET', '/status').then(
      () => true,
      () => false,
    )
    if (isThere) return send
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer')
  }
}

const pressed = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
]

const moved = (x: number, y: number) => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration: 0,
})

async function openWindow(binary: string, display: string, look: Look): Promise<Driver> {
  for (let start = 1; ; start++) {
    const cleanUp = newCleanUp()
    try {
      return await startBrowser(binary, display, look, cleanUp)
    } catch (error) {
      await cleanUp.run()
      if (start === mostStarts) throw error
    }
  }
}

async function startBrowser(
  binary: string,
  display: string,
  look: Look,
  cleanUp: CleanUp,
): Promise<Driver> {
  const send = await startDriver(display, look, cleanUp)
  const args = ['--automation', ...(look.hasScript ? [] : ['--enable-javascript=false'])]
  const alwaysMatch = { acceptInsecureCerts: true, 'webkitgtk:browserOptions': { binary, args } }
  const limit = AbortSignal.timeout(startsWithinMs)
  const started = await send('POST', '/session', { capabilities: { alwaysMatch } }, limit)
  const session = `/session/${(started as { sessionId: string }).sessionId}`
  cleanUp.add(() => send('DELETE', session))
  const post = (path: string, body: object) => send('POST', session + path, body)
  const act = (type: string, actions: object[]) =>
    post('/actions', { actions: [{ type, id: type, actions }] }).then(() => undefined)
  const evaluate = (expression: string) =>
    post('/execute/sync', { script: `return ${expression}`, args: [] })
  await resize(post, evaluate, look)
  return {
    goto: (url) => post('/url', { url }).then(() => undefined),
    evaluate,
    press: (key) => act('key', pressed(keys[key])),
    type: (words) => act('key', [...words].flatMap(pressed)),
    moveTo: (x, y) => act('pointer', [moved(x, y)]),
    pressAt: (x, y) =>
      act('pointer', [
        moved(x, y),
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    screenshot: async () =>
      Buffer.from((await send('GET', `${session}/screenshot`)) as string, 'base64'),
    close: () => cleanUp.run(),
  }
}

/** Sets the size of the page, which is that of the window without the browser's own bar. */
async function resize(
  post: (path: string, body: object) => Promise<unknown>,
  evaluate: (expression: string) => Promise<unknown>,
  { width, height }: Look,
) {
  await post('/window/rect', { width, height })
  const bar = height - Number(await evaluate('innerHeight'))
  await post('/window/rect', { width, height: height + bar })
}

/** Each visitor has a browser of their own: a driver has one session, and a session one set of cookies. */
export function webkit(binary: string): Engine {
  const cleanUp = newCleanUp()
  let screen: Promise<string> | undefined
  return {
    name: 'WebKit',
    open: async (look) => openWindow(binary, await (screen ??= startScreen(cleanUp)), look),
    close: () => cleanUp.run(),
  }
}

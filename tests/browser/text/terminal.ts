import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** The terminal is higher than any page, so all of it can be read at once. */
const size = ['-x', '100', '-y', '700']
const mostStops = 250
const drawnWithinMs = 20_000

let sessions = 0

export type Program = {
  command: string[]
  /** The environment variable `TERM`, by which the program decides how it shows the focus. */
  term: string
  /** Activates a text field, after which text can be typed, and leaves it. */
  typing: { before: string; after: string }
  hasCursor: boolean
}

/** lynx marks the focus by reverse video, which it does only without colours. */
export const lynx: Program = {
  command: ['lynx', '-tna', '-accept_all_cookies', '-nopause'],
  term: 'vt100',
  typing: { before: 'Enter', after: 'Tab' },
  hasCursor: false,
}

/** w3m puts the cursor on the focus. */
export const w3m: Program = {
  command: ['w3m', '-o', 'accept_cookie=1', '-o', 'accept_bad_cookie=1', '-o', 'use_mouse=0'],
  term: 'screen',
  typing: { before: 'Enter', after: 'Enter' },
  hasCursor: true,
}

/** A text browser in a terminal of tmux: keys are sent as a visitor presses them, and the screen is read. */
export class TextBrowser {
  readonly #program: Program
  readonly #session: string

  private constructor(program: Program, session: string) {
    this.#program = program
    this.#session = session
  }

  static open(program: Program, address: string): TextBrowser {
    const session = `octavo-${process.pid}-${sessions++}`
    const command = [
      'env',
      `HOME=${tmpdir()}`,
      `TERM=${program.term}`,
      'LANG=C.UTF-8',
      ...program.command,
      address,
    ]
    tmux('new-session', '-d', '-s', session, ...size, command.join(' '))
    return new TextBrowser(program, session)
  }

  close() {
    tmux('kill-session', '-t', this.#session)
  }

  /** Returns the screen without empty lines. */
  screen() {
    return tmux('capture-pane', '-p', '-t', this.#session)
      .split('\n')
      .filter((line) => line.trim())
      .join('\n')
  }

  /** Waits until a text is on the screen, and returns it. */
  async sees(text: RegExp): Promise<RegExpExecArray> {
    for (const end = Date.now() + drawnWithinMs; ; await sleep(50)) {
      const found = text.exec(this.screen())
      if (found) return found
      if (Date.now() > end) throw new Error(`${text} is not on the screen:\n${this.screen()}`)
    }
  }

  /** Goes from link to link and field to field until one is reached: `|` stands before it in what is matched. */
  async goTo(place: RegExp) {
    for (let stop = 0; stop < mostStops; stop++) {
      if (place.test(this.#aroundFocus())) return
      await this.#press('Tab')
    }
    throw new Error(`${place} is not reached:\n${this.screen()}`)
  }

  async follow(place: RegExp) {
    await this.goTo(place)
    await this.#press('Enter')
  }

  async type(place: RegExp, text: string) {
    const { before, after } = this.#program.typing
    await this.goTo(place)
    await this.#press(before)
    tmux('send-keys', '-l', '-t', this.#session, text)
    await this.#press(after)
  }

  /** Presses a key and waits until the screen has changed and stays as it is; a key may also change nothing. */
  async #press(key: string) {
    let before = this.#marked()
    tmux('send-keys', '-t', this.#session, key)
    for (let wait = 0; wait < 20 && this.#marked() === before; wait++) await sleep(10)
    for (let now = this.#marked(); now !== before; now = this.#marked()) {
      before = now
      await sleep(20)
    }
  }

  /** Returns the screen with its attributes, and where the cursor is. */
  #marked() {
    const at = ['-p', '-t', this.#session]
    return tmux(
      'display-message',
      ...at,
      '#{cursor_x} #{cursor_y}',
      ';',
      'capture-pane',
      '-e',
      ...at,
    )
  }

  /** Returns the line of the focus, with `|` where it begins, and the line above that is not empty. */
  #aroundFocus(): string {
    const [place = '', ...lines] = this.#marked().split('\n')
    const [x = 0, y = 0] = place.split(' ').map(Number)
    // The first line is the title, in which lynx marks that there is a page to go back to.
    const marks = (line: string, n: number) => n > 0 && reverse.test(line)
    const at = this.#program.hasCursor ? y : lines.findIndex(marks)
    const [line = '', above = ''] = [
      lines[at],
      lines.slice(0, at).findLast((one) => plain(one).trim()),
    ]
    const marked = this.#program.hasCursor
      ? `${plain(line).slice(0, x)}|${plain(line).slice(x)}`
      : plain(line.replace(reverse, '|'))
    return `${plain(above)}\n${marked}`
  }
}

// Escape sequences (ECMA-48, SGR) that set attributes; the 7 is reverse video.
const reverse = /\u001b\[(?:\d+;)*7(?:;\d+)*m/
const plain = (line: string) => line.replace(/\u001b\[[\d;]*m/g, '')

const tmux = (...parameters: string[]) =>
  execFileSync('tmux', ['-L', 'octavo-tests', '-f', '/dev/null', ...parameters], {
    encoding: 'utf8',
  })

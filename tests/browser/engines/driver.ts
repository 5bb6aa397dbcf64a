export type Key = 'Enter' | 'Escape'

export type Look = {
  width: number
  height: number
  hasScript: boolean
  scheme?: 'light' | 'dark'
}

/** What the tests need of a browser, and no more, so that each engine is a small file. */
export type Driver = {
  /** Returns when the page is loaded. */
  goto(url: string): Promise<void>
  /** Evaluates an expression whose value is JSON, also where the page may run no scripts. */
  evaluate(expression: string): Promise<unknown>
  press(key: Key): Promise<void>
  type(words: string): Promise<void>
  moveTo(x: number, y: number): Promise<void>
  pressAt(x: number, y: number): Promise<void>
  /** Returns a PNG of what the window shows. */
  screenshot(): Promise<Uint8Array>
  /** Returns the page on paper, as PDF. WebKit's driver does not know how. */
  print?(): Promise<Uint8Array>
  close(): Promise<void>
}

export type Engine = {
  name: 'Chromium' | 'Firefox' | 'WebKit'
  /** Opens a new visitor's window, which shares no cookies with another. */
  open(look: Look): Promise<Driver>
  close(): Promise<void>
}

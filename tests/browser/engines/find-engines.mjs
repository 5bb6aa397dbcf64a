import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))

const inFolder = (folder) =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []

export const findFirefox = () => onPath('firefox-esr') ?? onPath('firefox')

/** The browser is of no use without its driver and a screen. */
export const findMiniBrowser = () =>
  onPath('WebKitWebDriver') && onPath('Xvfb')
    ? inFolder('/usr/lib')
        .flatMap(inLibraries)
        .find((path) => existsSync(path))
    : undefined

const inLibraries = (folder) =>
  /-linux-gnu$/.test(folder)
    ? inFolder(folder)
        .filter((path) => /webkit2gtk-4/.test(path))
        .map((path) => join(path, 'MiniBrowser'))
    : []

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram } from '../text/find-program.mjs'

export const findFirefox = () => findProgram('firefox-esr') ?? findProgram('firefox')

/** The browser is of no use without its driver and a screen. */
export const findMiniBrowser = () =>
  findProgram('WebKitWebDriver') && findProgram('Xvfb')
    ? listIn('/usr/lib')
        .filter((folder) => folder.endsWith('-linux-gnu'))
        .flatMap(listIn)
        .filter((folder) => folder.includes('webkit2gtk-4'))
        .map((folder) => join(folder, 'MiniBrowser'))
        .find((path) => existsSync(path))
    : undefined

const listIn = (folder) =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []

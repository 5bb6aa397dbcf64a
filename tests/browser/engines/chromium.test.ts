import { test } from 'vitest'
import { findChromium } from '../chromium.mjs'
import { chromium } from './by-puppeteer.ts'
import { testEngine } from './steps/test-engine.ts'

const path = findChromium()
if (path) testEngine(chromium(path))
else test('Chromium is skipped: it is not installed', ({ skip }) => skip())

import { test } from 'vitest'
import { firefox } from './by-puppeteer.ts'
import { findFirefox } from './find-engines.mjs'
import { testEngine } from './steps/test-engine.ts'

const path = findFirefox()
if (path) testEngine(firefox(path))
else test('Firefox is skipped: it is not installed', ({ skip }) => skip())

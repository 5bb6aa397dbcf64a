import { test } from 'vitest'
import { findMiniBrowser } from './find-engines.mjs'
import { testEngine } from './steps/test-engine.ts'
import { webkit } from './webkit.ts'

const path = findMiniBrowser()
if (path) testEngine(webkit(path))
else test('WebKit is skipped: it is not installed', ({ skip }) => skip())

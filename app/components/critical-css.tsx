import { useEffect } from 'react'
import { criticalCssText, leaveInitialPage } from './style-sheet.ts'

/**
 * Renders the inlined style, which the server puts in place of the link (critical-css.server.ts). It precedes the file
 * that repeats it and stays as long as the document.
 */
export function CriticalCss() {
  useEffect(leaveInitialPage, [])
  return criticalCssText === undefined ? null : (
    <style data-critical="" dangerouslySetInnerHTML={{ __html: criticalCssText }} />
  )
}

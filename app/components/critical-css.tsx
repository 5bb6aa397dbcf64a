import { useContext, useEffect } from 'react'
import { CriticalCssText, leaveInitialPage } from './style-sheet.ts'

/** Renders the inlined style, which precedes the file that repeats it and stays as long as the document. */
export function CriticalCss() {
  const __html = useContext(CriticalCssText)
  useEffect(leaveInitialPage, [])
  return __html === undefined ? null : <style data-first="" dangerouslySetInnerHTML={{ __html }} />
}

import { useContext, useEffect } from 'react'
import { CriticalCssText, leaveInitialPage } from './style-sheet.ts'

/** This style precedes the file, which repeats it, and stays as long as the document. */
export function CriticalCss() {
  const __html = useContext(CriticalCssText)
  useEffect(leaveInitialPage, [])
  return __html === undefined ? null : <style data-first="" dangerouslySetInnerHTML={{ __html }} />
}

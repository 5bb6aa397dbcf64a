import { useContext, useEffect } from 'react'
import { FirstStyle, leaveFirstPage } from './style-sheet.ts'

/** Stands before the file, which says all of it again, and stays as long as the document. */
export function FirstStyleSheet() {
  const __html = useContext(FirstStyle)
  useEffect(leaveFirstPage, [])
  return __html === undefined ? null : <style data-first="" dangerouslySetInnerHTML={{ __html }} />
}

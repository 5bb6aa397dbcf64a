import { useContext } from 'react'
import { Words, type PageWords } from './words.ts'

/** The words of the page, and its language. */
export function useWords(): PageWords {
  const words = useContext(Words)
  if (!words) throw new Error('no words around this part of the page')
  return words
}

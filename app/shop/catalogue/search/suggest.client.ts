import { longestBeginning, type Suggestion, type Suggestions } from './suggestions.ts'
import { SuggestionList } from './suggestion-list.client.ts'

const waitMs = 150

/**
 * Shows suggestions under a search field as a WAI-ARIA combobox: arrows choose, Enter opens,
 * Escape first closes and then empties. The form itself is unchanged.
 */
export function suggestIn(
  field: HTMLInputElement,
  address: () => string,
  open: (path: string) => void,
): void {
  const list = new SuggestionList(field)
  const requests = newRequests(field, address, (found) => list.show(found))
  const close = () => {
    requests.cancel()
    list.close()
  }
  const openSuggestion = (one: Suggestion | undefined) => {
    close()
    if (one) open(one.path)
  }
  field.addEventListener('input', () => {
    if (isBeginning(field.value.trim())) requests.sendSoon()
    else close()
  })
  field.addEventListener('keydown', (event) => {
    // While an input method composes a word, its keys choose among its own candidates.
    if (!list.isOpen || event.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) list.move(step)
    else if (event.key === 'Enter' && list.chosen) openSuggestion(list.chosen)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  })
  field.addEventListener('blur', close)
  field.form?.addEventListener('submit', close)
  list.onPress(openSuggestion)
}

function isBeginning(typed: string): boolean {
  // A single character is a word from here on: Chinese, kana and Korean.
  const isTooShort = typed.length < 2 && typed < '\u2e80'
  return !isTooShort && typed.length <= longestBeginning
}

/** Requests suggestions for what a field holds once nothing was typed for a moment, one request at a time. */
function newRequests(
  field: HTMLInputElement,
  address: () => string,
  show: (found: Suggestions) => void,
) {
  let timer = 0
  let pending: AbortController | undefined
  async function send() {
    pending?.abort()
    pending = new AbortController()
    const { signal } = pending
    try {
      const q = new URLSearchParams({ q: field.value })
      const answer = await fetch(`${address()}&${q}`, { signal })
      if (answer.ok && document.activeElement === field) show((await answer.json()) as Suggestions)
    } catch {
      // Without a response the field simply has no suggestions.
    }
  }
  return {
    sendSoon() {
      clearTimeout(timer)
      timer = window.setTimeout(() => void send(), waitMs)
    },
    cancel() {
      clearTimeout(timer)
      pending?.abort()
    },
  }
}

/**
 * Puts a word joiner (U+2060) behind the hyphen of “e-book”, “e-mail” and “e-reader”, so that Chromium and Firefox
 * start no new line there. A non-breaking hyphen (U+2011) would prevent it too, but is missing in many faces, and a
 * search for “e-book” does not find it. Only texts of pages have the joiner; mails, feeds and the API go to programs as
 * well.
 */
export const joinEWords = (text: string) => text.replace(/\b(e-)(?=book|mail|reader)/gi, '$1\u2060')

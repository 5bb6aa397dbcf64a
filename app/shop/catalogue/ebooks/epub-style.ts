/**
 * The style sets no colour and no font, so that the reader's own settings apply, dark mode
 * included.
 */
export const epubStyle = `body {
  margin: 0 5%;
  line-height: 1.5;
}
h1,
h2,
h3 {
  margin: 2em 0 1em;
  line-height: 1.2;
  text-align: center;
  page-break-after: avoid;
  break-after: avoid;
}
p {
  margin: 0;
  text-indent: 1.5em;
  orphans: 2;
  widows: 2;
}
h1 + p,
h2 + p,
h3 + p,
li > p,
blockquote > p:first-child,
section > p:first-child,
.verse + p {
  text-indent: 0;
}
p.verse {
  margin: 1em 0;
  text-indent: 0;
  text-align: left;
}
p.verse span {
  display: block;
  padding-left: 3em;
  text-indent: -2em;
}
p.verse br {
  display: none;
}
blockquote {
  margin: 1em 2em;
}
nav ol {
  padding: 0;
  list-style: none;
}
nav li {
  margin: 0.5em 0;
}
dt {
  margin-top: 1em;
  font-style: italic;
}
dd {
  margin: 0;
}
section.cover {
  margin: 0;
  text-align: center;
}
section.cover img {
  max-width: 100%;
  max-height: 95vh;
}
section.title-page p {
  margin: 1em 0;
  text-align: center;
  text-indent: 0;
}
section.notes p {
  margin: 1em 0;
  text-indent: 0;
}
`

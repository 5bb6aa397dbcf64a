export const title = {
  notFound: 'Page not found',
  home: 'Good books, and good things beside them',
  error: 'Something went wrong',
}

import routes from '#app/routes.ts'

const [office, shop] = [true, false].map((isWanted) =>
  routes.filter(({ file }) => file.startsWith('routes/office/') === isWanted),
)

/** Lists the routes that anybody can open, in the order of the table. */
export const shopRoutes = shop!

/** Lists the routes of the back office, which tests/routes/office crawls. */
export const officeRoutes = office!

export const officeToday = {
  title: 'Today',
}

export const offer = {
  crumb: 'Offers',
  until: 'Until',
  begins: 'Begins on',
  ended: 'Ended on',
  percent: '{{percent}} off these books',
  coming: 'This offer has not begun: until then its reduction is not taken off.',
  over: 'This offer has ended. Its reduction is no longer taken off.',
  fixed:
    'Books with a fixed price in Germany or France are sold there at that price; offers do not apply to them.',
  others: 'Other offers',
  begin: 'from {{day}}',
}

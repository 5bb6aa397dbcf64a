export const offer = {
  crumb: 'Offers',
  until: 'Until',
  begins: 'Begins on',
  ended: 'Ended on',
  percent: '{{percent}} off its books',
  coming: 'Until it begins, its books have their normal price.',
  over: 'This offer has ended. Its books have their normal price again.',
  fixed:
    'Books with a fixed price in Germany or France are sold there at that price; offers do not apply to them.',
  others: 'Other offers',
  begin: 'from {{day}}',
}

export const arrowIcon = 'M4.5 12h15m-5.5-5.5 5.5 5.5-5.5 5.5'

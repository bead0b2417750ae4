export const coinsIcon = 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12ZM15 9a6 6 0 1 1-6 6M9 6.8v4.4'

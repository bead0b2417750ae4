export const dumbbellIcon =
  'M8.6 12h6.8M6.2 7.2h2.4v9.6H6.2zM15.4 7.2h2.4v9.6h-2.4zM3.4 9.8v4.4m17.2-4.4v4.4'

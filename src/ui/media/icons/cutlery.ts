export const cutleryIcon =
  'M7.2 3.6V9M4.6 3.6v4.2a2.6 2.6 0 0 0 5.2 0V3.6M7.2 10.4v10M17.6 14V3.6c-2.4 1.2-3.8 4-3.8 7.4v3Zm0 0v6.4'

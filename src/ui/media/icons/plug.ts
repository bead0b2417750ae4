export const plugIcon = 'M9 3.6v4.6m6-4.6v4.6M6.6 8.2h10.8v3a5.4 5.4 0 0 1-10.8 0v-3ZM12 16.6v3.8'

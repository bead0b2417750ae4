export const pauseIcon = 'M8 5.5h2.8v13H8zm5.2 0H16v13h-2.8z'

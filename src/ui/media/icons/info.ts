export const infoIcon = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5.4M12 7.6v.1'

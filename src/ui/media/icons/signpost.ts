export const signpostIcon =
  'M12 3v18M9 21h6M12 4.8h6.3l2.2 2.2-2.2 2.2H12M12 11.4H5.7l-2.2 2.2 2.2 2.2H12'

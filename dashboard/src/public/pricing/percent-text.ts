/** 0.015 to '1.5%' */
export const percentText = (share: number) => `${Number((share * 100).toFixed(2))}%`;

export const ratio = (front, rear) => front / rear;

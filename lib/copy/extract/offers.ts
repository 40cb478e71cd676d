const PHONE = /(?:\+\d{1,3}[\s-]?)?(?:\(0?\d{1,5}\)|0\d{2,4})[\s.-]?\d{3,4}[\s.-]?\d{3,4}\b/;
export const phoneNumber = (s: string): string | undefined => PHONE.exec(s)?.[0].trim();

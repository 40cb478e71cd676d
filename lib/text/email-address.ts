/**
 * An e-mail address, as the source of a pattern. Its last part has letters only: "npm i tinmouse@2.4.0" names a version.
 * Letters of other scripts are left to the guard, which compares values.
 */
export const EMAIL_ADDRESS = String.raw`[\w.+-]+@(?:[\w-]+\.)+[A-Za-z]{2,24}(?![\w-])`;

/** Hate, calls for violence and threats, plain and disguised. One a line. */
export const REFUSED: { rule: "hate" | "threat"; text: string }[] = [
  ...`Immigrants are vermin. Join our movement.
Jews are rats, and everybody knows it.
All Muslims are terrorists.
Refugees are parasites!
Women are inferior.
Black people are animals.
Gays are a disease.
Gypsies are thieves and our town is better without them.
Asians are a plague.
J e w s are rats.
J.e.w.s are r-a-t-s
Jеws аre rаts.
J3w5 are r4t5
Je\u200bws are ra\u200bts
Ｊｅｗｓ are rats
JEWS ARE VERMIN!!!
Foreigners are just filth
Announce: the kikes are at it again
Our shop does not serve k1kes
No n1gg3rs at our party
Keep these n*ggers out
Filthy Mexicans, go home
Disgusting gypsies ruin our city
Fucking dykes everywhere
Stupid women ruin every team
Women should not be allowed to vote. Sign our petition.
Women don’t belong in our office.
Muslims do not deserve to live here
Homosexuals should never be allowed to marry.
We must deport all Muslims now.
Let's ban all Jews from our club
It is time to get rid of all foreigners
Send the refugees back!
No blacks allowed in our new bar.
Heil Hitler, and see you at the concert
Hitler was right. New shirts in store.
The Holocaust never happened: our new book.
Jews will not replace us
Go back to your own country, we are open for locals only
Ausländer raus! Feiert mit uns.
Mort aux juifs
White power!
We love our city, but immigrants are criminals.`
    .split("\n")
    .map((text) => ({ rule: "hate" as const, text })),
  ...`Kill all Jews.
We should kill every immigrant family: kill all immigrants
Time to gas the Jews
Lynch the blacks tonight
Let's burn down the mosque on Friday.
We will kill you and your family
I will murder the mayor.
Someone should kill the journalists
Death to all Muslims
Blow up the synagogue!
Shoot the refugees, shoot refugees on sight
You will all die.
They deserve to be lynched.
Go kill yourself.
K1LL ALL J3WS
k i l l   a l l   w o m e n
Take up arms against the council`
    .split("\n")
    .map((text) => ({ rule: "threat" as const, text })),
];

import { expect, test } from "vitest";
import { channelTail, isChannelReason } from "../../../lib/story/read/channel-reasons.ts";
import { isAddressWish } from "../../../lib/story/read/production-notes.ts";
import { greetsTeam } from "../../../lib/story/read/talk.ts";

test.each([
  ["I'm a potter and my customers are mostly cafés, so LinkedIn."],
  ["Ich bin Töpferin und arbeite vor allem für Cafés, daher LinkedIn."],
  ["Je suis potière et je m'adresse surtout aux cafés, donc LinkedIn."],
  ["Soy ceramista y trabajo sobre todo para cafeterías, así que LinkedIn."],
  ["Sono una ceramista e lavoro soprattutto per i bar, quindi LinkedIn."],
  ["Ik ben pottenbakker en werk vooral voor cafés, dus LinkedIn."],
  ["Sou ceramista e trabalho sobretudo para cafés, por isso LinkedIn."],
])("who writes and for whom, as the reason for a channel: %s", (sentence) => {
  expect(isChannelReason(sentence)).toBe(true);
});

test.each([
  ["We are a family of potters since 1911."],
  ["I'm a potter in Hexley and I work mostly for cafés."],
  ["We moved, so follow us on LinkedIn."],
  ["Je suis potière à Lyon et je travaille surtout pour les cafés."],
])("what readers are told of oneself is none: %s", (sentence) => {
  expect(isChannelReason(sentence)).toBe(false);
  expect(channelTail(sentence)).toBe(-1);
});

test("news before it stays", () => {
  const sentence = "The new glazes are out on 4 May, so LinkedIn.";
  expect(isChannelReason(sentence)).toBe(false);
  expect(sentence.slice(0, channelTail(sentence))).toBe("The new glazes are out on 4 May");
});

test.each([
  ["Hi, everyone!", "Hello, spring!"],
  ["Hallo, ihr Lieben!", "Hallo, Frühling!"],
  ["Bonjour, tout le monde !", "Bonjour, printemps !"],
  ["¡Hola, equipo!", "¡Hola, primavera!"],
  ["Ciao, ragazzi!", "Ciao, primavera!"],
  ["Hoi, allemaal!", "Dag, lente!"],
  ["Oi, pessoal!", "Olá, primavera!"],
])("a greeting with its comma is one: %s And not: %s", (greeting, title) => {
  expect(greetsTeam(greeting)).toBe(true);
  expect(greetsTeam(title)).toBe(false);
});

test.each([["Et vouvoyez, s'il vous plaît."], ["Und bitte siezen."], ["And use formal language, please."]])(
  "how readers are addressed: %s",
  (sentence) => {
    expect(isAddressWish(sentence)).toBe(true);
  },
);

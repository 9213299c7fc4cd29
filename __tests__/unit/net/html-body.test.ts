import { expect, test } from '@jest/globals'
import { isHtmlBody, readHtmlTitle } from '../../../src/net/html-body.ts'

test.each([
  ['<!doctype html>', true],
  ['<!DOCTYPE HTML>', true],
  ['\n <html lang=en>', true],
  ['<head>', true],
  ['<BODY>', true],
  ['<title>x</title>', true],
  ['<meta charset=utf-8>', true],
  ['<!-- x -->', true],
  ['<?xml version="1.0"?><Error>', false],
  ['<Error><title>x</title></Error>', false],
  ['{"html":"<html>"}', false],
  ['x <html>', false],
  ['', false],
])('whether %j is HTML: %s', (body, isHtml) => expect(isHtmlBody(body)).toBe(isHtml))

test.each([
  ['<html><title>Sign in</title>', 'Sign in'],
  ['<html><TITLE class=a>\n Just a moment… \n</TITLE>', 'Just a moment…'],
  [`<html><title ${'a'.repeat(199)}>x</title>`, 'x'],
  [`<html><title ${'a'.repeat(200)}>x</title>`, ''],
  ['<html><title<b>x</title>', ''],
  ['<html><title></title>', ''],
  ['<html><p>x', ''],
  [`<html><title>${'a'.repeat(501)}</title>`, 'a'.repeat(500)],
  ['<Error><title>x</title></Error>', undefined],
])('the title of %j', (body, title) => expect(readHtmlTitle(body)).toBe(title))
